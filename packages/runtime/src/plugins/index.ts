export { createPlugins } from './create-plugins.ts'
export type { Plugins } from './create-plugins.ts'
export { isDraftHost } from './draft-host.ts'
export { pluginNames } from '../scope/plugin-names.ts'
