import type { DocumentRecord, Id } from '@heddle/document'
import type { Fragment, OperationResult } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { words } from '../words.ts'
import { secretsIn } from './secrets-in.ts'

/** Names that a notice lists; the rest is counted. */
const MOST_NAMES = 6

/** Whether what was copied comes from another project. */
export function isFromElsewhere({ projectId }: Pick<Editor, 'projectId'>, { from }: Fragment): boolean {
  return from !== undefined && from !== projectId
}

/** What a paste brought beside what was asked for: nobody named it, so it is told. What lies in a component comes with it. */
export function cameAlong(result: OperationResult): readonly string[] {
  if (!result.ok) return []
  const asked = new Set<Id>(result.ids)
  const brought = Object.values(result.diff.put ?? {}).filter((record) => !asked.has(record.id) && !isInside(record))
  const named = brought.flatMap((record) =>
    'name' in record ? [words.broughtOne(record.name, words.broughtKinds[record.kind])] : [],
  )
  return named.length > MOST_NAMES ? [...named.slice(0, MOST_NAMES), words.moreLines(named.length - MOST_NAMES)] : named
}

const isInside = (record: DocumentRecord): boolean =>
  record.kind === 'node' || (record.kind === 'workflow' && record.ownerId !== undefined)

/**
 * Tells what came along, what is not as it was copied, and which secrets are to be set here: they are never copied. `secrets` are
 * those that were missing before it was pasted (`secretsIn`).
 */
export function tellWhatCame(
  { session }: Editor,
  result: OperationResult,
  secrets: ReturnType<typeof secretsIn>,
  first?: string,
): void {
  const brought = cameAlong(result)
  const warnings = [
    ...((result.ok && result.issues) || []).map(({ message }) => message),
    ...(secrets.length > 0 ? [words.secretsMissing(secrets)] : []),
  ]
  const notes = [...(first === undefined ? [] : [first]), ...(brought.length > 0 ? [words.brought(brought)] : []), ...warnings]
  if (notes.length > 0) session.notice.value = { text: notes.join('. '), tone: warnings.length > 0 ? 'danger' : 'info' }
}
