/** What the stack looks like: at the bottom, as wide as the window where that is narrow. */
export const SHEET = `
:host { position: fixed; inset: auto 0 0 auto; width: min(400px, 100vw); margin: 0; padding: 0; border: 0; background: none; overflow: visible }
.stack, .stack > div { display: flex; flex-direction: column; gap: 8px }
.stack { padding: 16px }
.stack > :empty { display: none }
.toast { display: flex; align-items: start; gap: 8px; padding: 10px 8px 10px 14px; border: 1px solid; border-inline-start-width: 6px; border-radius: 8px; background: light-dark(#ffffff, #1a1f29); color: light-dark(#14181f, #edf0f5); box-shadow: 0 8px 24px rgb(20 24 31 / 0.24); font: 400 16px / 1.5 system-ui; overflow-wrap: anywhere }
.info { border-color: light-dark(#1f5fe0, #7aa5ff) }
.success { border-color: light-dark(#0f766e, #4fd1b5) }
.warning { border-color: light-dark(#8a5a00, #f2b866) }
.error { border-color: light-dark(#b3261e, #ff8a80) }
span { flex: 1; padding-block: 2px }
button { flex: none; display: grid; place-items: center; width: 28px; height: 28px; padding: 0; border: 0; border-radius: 6px; background: none; color: inherit; font: 400 20px / 1 system-ui; cursor: pointer }
button::before { content: '×' / '' }
button:focus-visible { outline: 2px solid }
@media (prefers-reduced-motion: no-preference) { .toast { animation: come 200ms ease } }
@keyframes come { from { opacity: 0; translate: 0 12px } }
`
