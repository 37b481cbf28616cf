import { readPath } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import { rowsOf } from '../../lib/read-options.ts'

/** Names as a list: one of them, or many. */
export const idsOf = (given: unknown): readonly string[] =>
  (Array.isArray(given) ? (given as readonly unknown[]) : [given]).map((one) => toText(one)).filter(Boolean)

/** The row about a region, `null` where there is none; of two the first counts. */
export const rowOf = (id: string, rows: unknown, field: unknown): unknown =>
  rowsOf(rows).find((row) => toText(readPath(row, toText(field) || 'id')) === id) ?? null

/** A text with the fields in braces filled in: `{title}`, `{id}`, `{sales.total}`. */
export function fillIn(template: string, region: { readonly id: string; readonly title: string }, data: unknown): string {
  return template.replaceAll(/\{([^{}]{1,200})\}/g, (_, name: string) => {
    const path = name.trim()
    return toText(path === 'id' ? region.id : path === 'title' || path === 'name' ? region.title : readPath(data, path))
  })
}

/** What is selected after a press on a region. */
export function afterPress(selected: readonly string[], id: string, mode: unknown, isToggled: boolean): readonly string[] {
  if (mode === 'none') return selected
  const isSelected = selected.includes(id)
  if (isSelected) return isToggled ? selected.filter((one) => one !== id) : selected
  return mode === 'multiple' ? [...selected, id] : [id]
}
