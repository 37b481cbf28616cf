import type { Editor } from '../session/editor.ts'

/** Milliseconds for which the server keeps what it loaded, at least. */
const KEPT = 60_000

const warmed = new WeakMap<object, number>()

/** Somebody is about to run the draft: what making it needs is loaded meanwhile, in a process of its own. Once a minute is enough. */
export function warmRun({ server }: { readonly server: Pick<Editor['server'], 'releases'> }, now = performance.now()): void {
  const last = warmed.get(server)
  if (last !== undefined && now - last < KEPT) return
  warmed.set(server, now)
  // Whoever looks at releases is about to publish: the server gets ready for both. What is wrong is told when it is run.
  void server.releases().catch(() => undefined)
}
