import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Draws pages as HTML in Node: one file that needs nothing beside it, so that a release can keep the one it was made with. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: here('src/render.ts'),
    outDir: here('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
})
