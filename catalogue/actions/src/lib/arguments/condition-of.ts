/** What asks a condition again; one that is no formula stays what it is. */
export function conditionOf(condition: unknown): () => unknown {
  return typeof condition === 'function' ? (condition as () => unknown) : () => condition
}
