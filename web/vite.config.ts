import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.ELDERTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/eldertable/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and the sprite are cached as files of their own
    rolldownOptions: { checks: { bundlerTimings: false } }, // whoever starts to play need not know
  },
  server: {
    port: 5173,
    fs: { allow: [".."] }, // the words of the shell live beside the Python package
    proxy: { "/api": { target: server, ws: true, changeOrigin: true }, "/schema": server },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
