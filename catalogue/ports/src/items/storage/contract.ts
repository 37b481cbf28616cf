/** Storage and cookies of the site in the visitor's browser. */
export interface StoragePort {
  readonly read: (area: 'local' | 'session', key: string) => string | null
  readonly write: (area: 'local' | 'session', key: string, value: string) => void
  readonly remove: (area: 'local' | 'session', key: string) => void
  readonly readCookie: (name: string) => string | undefined
  readonly writeCookie: (
    name: string,
    value: string,
    options: { readonly days?: number; readonly path: string; readonly sameSite: 'lax' | 'strict' | 'none' },
  ) => void
  readonly removeCookie: (name: string, path: string) => void
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly storage: StoragePort
  }
}
