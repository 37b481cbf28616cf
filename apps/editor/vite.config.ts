import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { englishStrings } from './english-strings.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Puts the first script before all others of the editor's document. It is a file of its own: Vite would make one of all that
 * the document names, and what should begin first would wait for the rest.
 */
function firstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, filename }) => {
        const first = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'first')
        if (!first || !filename.endsWith('index.html')) return []
        return [{ tag: 'script', attrs: { type: 'module', src: `/${first.fileName}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** Two documents: the editor, and the frame in which the page is drawn. No inline script or data address, for a strict CSP. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), firstScript(), englishStrings()],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: { index: here('index.html'), canvas: here('canvas.html'), first: here('src/first.ts') } },
  },
})
