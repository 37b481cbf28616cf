/** The tab of the browser that the page is open in. */
export interface TabPort {
  /** Loads the page anew. */
  readonly reload: () => void
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly tab: TabPort
  }
}
