import type { PublishedAction, PublishedBinding, PublishedWorkflow } from '@heddle/document/published'
import { parseFormula } from '@heddle/formula/parse'

export type ActionSketch = Omit<PublishedAction, 'args'> & { readonly args?: PublishedAction['args'] }

/** A workflow that begins with its first action. */
export function sketch(
  id: string,
  actions: Readonly<Record<string, ActionSketch>>,
  rest: Partial<PublishedWorkflow> = {},
): PublishedWorkflow {
  const [firstAction] = Object.keys(actions)
  return {
    id,
    name: id,
    trigger: 'click',
    parameters: [],
    ...(firstAction !== undefined && { firstAction }),
    actions: Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, { args: {}, ...action }])),
    ...rest,
  }
}

/** A binding; throws when the formula cannot be read. */
export function formula(code: string): PublishedBinding {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(`${code}: ${parsed.issue.message}`)
  return { type: 'f', tree: parsed.tree }
}
