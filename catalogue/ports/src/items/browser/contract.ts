/** What the visitor's browser and device can do. */
export interface BrowserPort {
  readonly scrollTo: (x: number, y: number, smooth: boolean) => void
  readonly copy: (text: string) => Promise<void>
  readonly geolocation: () => Promise<unknown>
  readonly hasGeolocation: () => boolean
  readonly print: () => void
  readonly share: (content: { readonly title?: string; readonly text?: string; readonly url?: string }) => Promise<void>
  readonly vibrate: (pattern: readonly number[]) => void
  readonly notify: (title: string, options: Readonly<Record<string, unknown>>) => Promise<void>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly browser: BrowserPort
  }
}
