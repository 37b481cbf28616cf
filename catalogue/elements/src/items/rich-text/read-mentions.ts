import { readPath } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import type { Mentioned } from '../../lib/rich-editor/open-editor.ts'
import { foldText } from '../../lib/listbox/fold-text.ts'
import { rowsOf } from '../../lib/read-options.ts'
import { LIMITS } from './limits.ts'

interface MentionProps {
  readonly mentionList: unknown
  readonly mentionIdField: unknown
  readonly mentionLabelField: unknown
  readonly mentionListLength: unknown
}

/** Those that can be mentioned and whose name holds what was typed, those first that begin with it; as many as may be shown. */
export function suggest(props: MentionProps, typed: string): readonly Mentioned[] {
  const { min, max, default: usual } = LIMITS.suggestions
  const given = Number(props.mentionListLength)
  const most = Math.min(Math.max(Math.round(Number.isFinite(given) ? given : usual), min), max)
  const [idField, labelField] = [toText(props.mentionIdField) || 'id', toText(props.mentionLabelField) || 'label']
  const wanted = foldText(typed.trim())
  const begins: Mentioned[] = []
  const holds: Mentioned[] = []
  for (const row of rowsOf(props.mentionList)) {
    const isObject = typeof row === 'object' && row !== null
    const id = toText(isObject ? readPath(row, idField) : row)
    const label = toText(isObject ? readPath(row, labelField) : row) || id
    if (label === '') continue
    const at = foldText(label).indexOf(wanted)
    if (at === 0) begins.push({ id, label })
    else if (at > 0) holds.push({ id, label })
    if (begins.length === most) break
  }
  return [...begins, ...holds].slice(0, most)
}
