/**
 * What the stack looks like: at the bottom, as wide as the window where that is narrow. In a Toasts element what is around the
 * messages is not painted and hands down to them what the element would be painted with.
 */
export const SHEET = `
:host { position: fixed; inset: auto 0 0 auto; width: min(400px, 100vw); margin: 0; padding: 0; border: 0; background: none; overflow: visible }
.stack, .stack > div { display: flex; flex-direction: column; gap: 8px }
.stack { padding: 16px }
.stack > :empty { display: none }
.toast { display: flex; align-items: start; gap: 8px; padding: 10px 8px 10px 14px; border: 1px solid; border-inline-start-width: 6px; border-radius: 8px; background: light-dark(#ffffff, #1a1f29); color: light-dark(#14181f, #edf0f5); box-shadow: 0 8px 24px rgb(20 24 31 / 0.24); font: 400 16px / 1.5 system-ui; overflow-wrap: anywhere }
.info { border-color: var(--toasts-info, light-dark(#1f5fe0, #7aa5ff)) }
.success { border-color: var(--toasts-success, light-dark(#0f766e, #4fd1b5)) }
.warning { border-color: var(--toasts-warning, light-dark(#8a5a00, #f2b866)) }
.error { border-color: var(--toasts-error, light-dark(#b3261e, #ff8a80)) }
span { flex: 1; padding-block: 2px }
button { flex: none; display: grid; place-items: center; min-width: 28px; min-height: 28px; padding: 0; border: 0; border-radius: 6px; background: none; color: inherit; font: 400 20px / 1 system-ui; cursor: pointer }
.button { max-width: 50%; padding: 2px 10px; border: 1px solid; font: inherit; font-weight: 600; overflow-wrap: anywhere }
.closed::before { content: '×' / '' }
button:focus-visible { outline: 2px solid }
:host([data-place]) { inset: 0; width: min(calc(var(--toasts-width, 368px) + 2 * var(--toasts-inset, 16px)), 100vw); height: fit-content; margin: auto; visibility: hidden; color: inherit; opacity: inherit; filter: inherit; transform: inherit }
:host([data-place^='top']) { margin-top: 0; --heddle-from: -12px }
:host([data-place^='bottom']) { margin-bottom: 0 }
:host([data-place$='left']) { margin-left: 0 }
:host([data-place$='right']) { margin-right: 0 }
:host([data-place='here']) { position: static; width: auto; max-width: var(--toasts-width, 368px); margin: 0 }
:host([data-place]) .stack { padding: var(--toasts-inset, 16px) }
:host([data-place='here']) .stack { padding: 0 }
:host([data-place]) .stack > div { display: contents }
:host([data-place]), :host([data-place]) :is(.stack, .stack > div, .toast) { background: inherit; border-radius: inherit; box-shadow: inherit; row-gap: inherit }
:host([data-place]) .toast { visibility: visible; border-inline-start-width: var(--toasts-edge, 6px); color: inherit; font: inherit }
@media (prefers-reduced-motion: no-preference) { .toast { animation: come 200ms ease } }
@keyframes come { from { opacity: 0; translate: 0 var(--heddle-from, 12px) } }
`
