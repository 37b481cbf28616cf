import type { CancelSignal } from '@heddle/kit'

/** Actions of plugins. */
export interface PluginsPort {
  readonly run: (pluginId: string, action: string, args: unknown, signal: CancelSignal) => Promise<unknown>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly plugins: PluginsPort
  }
}
