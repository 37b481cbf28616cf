export { createPlugins } from './create-plugins.ts'
export type { Plugins } from './create-plugins.ts'
