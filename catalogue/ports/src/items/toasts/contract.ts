import type { CancelSignal } from '@heddle/kit'

/** A short message over the page. */
export interface Toast {
  readonly text: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  /** Milliseconds until it goes by itself; 0 for never. Absent: as the page says. */
  readonly duration?: number
  /** What its own button says; without one it has none. */
  readonly button?: string
  /** What its button that closes it is called. */
  readonly closeLabel: string
}

/** How a message went: its own button was pressed, somebody closed it, or its time was over or it gave way to others. */
export type ToastEnd = 'button' | 'closed' | 'timeout'

/** Messages that stand over the page for a while. */
export interface ToastsPort {
  /** Settles when the message goes. Its own button goes before, once nobody waits for that any more. */
  readonly show: (toast: Toast, signal?: CancelSignal) => Promise<ToastEnd>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly toasts: ToastsPort
  }
}
