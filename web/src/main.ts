import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/components.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { here, startRouter } from "./lib/router.svelte";
import { startLanguage } from "./lib/text.svelte";
import { startTheme } from "./lib/theme.svelte";

startTheme();
startRouter();
await startLanguage({ table: here.route.page === "table" || here.route.page === "replay" });
mount(App, { target: document.getElementById("app")! });
