import type { SiteChunks } from '@heddle/publish'

/** A build of the runtime with a core and nothing else: what is published with it names files that nobody loads. */
export const NO_CHUNKS: SiteChunks = {
  build: 'b1',
  core: 'core.js',
  elements: {},
  functionGroups: {},
  actionGroups: {},
  localized: {},
  languages: {},
  words: {},
  volatileFunctions: [],
  functions: {},
  actions: {},
  ports: {},
  plugins: {},
  parts: {},
  imports: {},
}
