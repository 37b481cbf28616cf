import type { LargeFormulaProps } from './large/large-formula.tsx'
import { loadedLarge, loadLarge } from './load-large.ts'
import { MissingEditor } from './missing-editor.tsx'
import { useLoaded } from './use-loaded.ts'

/** The large editor as soon as it is there; until then nothing covers the page. */
export function LoadedLarge(props: LargeFormulaProps) {
  const { part: Large, hasFailed, ask } = useLoaded(loadedLarge, loadLarge)
  if (Large) return <Large {...props} />
  return hasFailed ? <MissingEditor onAgain={ask} /> : null
}
