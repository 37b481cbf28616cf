/** Value of a lazy argument; one that was left out gives nothing. */
export function runLazily(argument: unknown): unknown {
  return typeof argument === 'function' ? (argument as () => unknown)() : undefined
}
