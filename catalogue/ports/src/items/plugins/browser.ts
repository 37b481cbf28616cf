import { definePort, noPlugin } from '@heddle/kit'

/** Fails with the reason until plugins bring actions. */
export const port = definePort('plugins', () => ({
  run(pluginId) {
    throw new Error(noPlugin(pluginId))
  },
}))
