import type { ActionHost } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

function absent(message: string): () => never {
  return () => {
    throw new Error(message)
  }
}

/** Ports whose real side comes with popups, uploads and plugins; an action that needs them fails with the reason. */
export const absentPorts: Pick<ActionHost, 'popups' | 'plugins' | 'local' | 'pace'> = {
  popups: { open: absent(MESSAGES.noPopups), closeThis: absent(MESSAGES.notInPopup), closeAll: absent(MESSAGES.noPopups) },
  plugins: {
    run: (pluginId) => {
      throw new Error(MESSAGES.noPlugin(pluginId))
    },
  },
  // The runner puts its own in their place.
  local: { create: absent(''), set: absent('') },
  pace: { ask: absent('') },
}
