/** Code of builders. */
export interface ScriptsPort {
  /** Runs the published module that an address names, with the names that formulas see and all ports as `heddle`. */
  readonly run: (address: unknown) => Promise<unknown>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly scripts: ScriptsPort
  }
}
