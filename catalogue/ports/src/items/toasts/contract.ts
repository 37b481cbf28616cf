/** A short message over the page. */
export interface Toast {
  readonly text: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  /** Milliseconds until it goes by itself; 0 for never. Absent: as the page says. */
  readonly duration?: number
  /** What its button that closes it is called. */
  readonly closeLabel: string
}

/** Messages that stand over the page for a while. */
export interface ToastsPort {
  readonly show: (toast: Toast) => void
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly toasts: ToastsPort
  }
}
