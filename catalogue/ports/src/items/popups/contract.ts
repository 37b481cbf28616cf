/** Popups of the site. */
export interface PopupsPort {
  /** Instance id, or what it was closed with when `wait`. */
  readonly open: (popupId: string, props: Readonly<Record<string, unknown>>, wait: boolean) => Promise<unknown>
  readonly closeThis: (data: unknown) => void
  readonly closeAll: (popupId: string) => void
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly popups: PopupsPort
  }
}
