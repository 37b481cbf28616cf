import type { AnimationWindow } from './animation-window.tsx'

type Part = { readonly Window: typeof AnimationWindow }

let part: Part | undefined

/** The editor of animations, if it is there already. */
export function loadedWindow(): Part | undefined {
  return part
}

/** Fetches it, once: few projects have animations of their own. Rejects when it cannot be had. */
export async function loadWindow(): Promise<Part> {
  part ??= { Window: (await import('./animation-window.tsx')).AnimationWindow }
  return part
}
