import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkNameOf, writeChunkList } from './chunk-list.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The runtime of published sites, built once with Heddle: no bundler runs while publishing. File names carry a hash of
 * the content, so that files of several versions stand side by side.
 */
export default defineConfig({
  root: here('.'),
  plugins: [react(), writeChunkList(here('../../catalogue'))],
  build: {
    outDir: here('dist/browser'),
    emptyOutDir: true,
    target: 'es2022',
    // Pages name what they need in their HTML.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { core: here('src/main.ts') },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: ({ facadeModuleId, name }) => `${chunkNameOf(facadeModuleId ?? '') ?? name}-[hash].js`,
        hashCharacters: 'base36',
        codeSplitting: {
          // Changes less often than Heddle itself, so that browsers keep it over an upgrade.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]kit[\\/]src[\\/]react(\.ts$|[\\/])/ },
            // What several groups of functions or parts share: one request instead of one for each small file.
            { name: 'shared', test: /packages[\\/](?!.*[\\/]regex[\\/])/, minShareCount: 2 },
            { name: 'functions', test: /catalogue[\\/]functions[\\/]src[\\/](?!.*(call|\.gen)\.ts$)/, minShareCount: 2 },
            { name: 'actions', test: /catalogue[\\/]actions[\\/]src[\\/](?!.*(run|\.gen)\.ts$)/, minShareCount: 2 },
            { name: 'ports', test: /catalogue[\\/]ports[\\/]src[\\/](?!.*(browser|\.gen)\.ts$)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
