let current: readonly string[] | undefined

/** Runs something that a workflow asks for: workflows that begin in its turn were led to by the chain. */
export function inChain<T>(chain: readonly string[] | undefined, run: () => T): T {
  const before = current
  current = chain
  try {
    return run()
  } finally {
    current = before
  }
}

/** Ids of the workflows that led to what begins now, outermost first; to be told to the runner. */
export function chainNow(): { readonly chain?: readonly string[] } {
  return current ? { chain: current } : {}
}
