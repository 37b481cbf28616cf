import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { FunctionDefinition, FunctionParameter } from '@heddle/kit'
import type { DataEntry } from './data-entries.ts'

const WORD = /[\p{L}_$][\p{L}\p{N}_$.]*/u
const CONSTANTS: readonly Completion[] = ['true', 'false', 'null', 'undefined'].map((label) => ({ label, type: 'constant' }))

/** Completion of everything in scope by the name people gave it, and of functions with what they take and do. */
export function completeFrom(entries: readonly DataEntry[], functions: readonly FunctionDefinition[]) {
  const options: readonly Completion[] = [
    ...entries.map((entry): Completion => ({
      label: entry.name,
      detail: entry.group,
      apply: entry.code,
      type: 'variable',
      boost: entry.variableId ? 1 : 0,
    })),
    ...functions
      .filter(({ replacedBy }) => replacedBy === undefined)
      .map((definition): Completion => ({
        label: definition.name,
        detail: signatureOf(definition),
        info: definition.description.en,
        apply: `${definition.name}(`,
        type: 'function',
      })),
    ...CONSTANTS,
  ]
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(WORD)
    if (!word && !context.explicit) return null
    return { from: word?.from ?? context.pos, options: [...options], validFor: /^[\p{L}\p{N}_$.]*$/u }
  }
}

/** `(list, path, [value])`; what may be left out stands in brackets, what repeats is followed by dots. */
export function signatureOf({ parameters }: Pick<FunctionDefinition, 'parameters'>): string {
  const write = ({ name, optional, rest }: FunctionParameter): string => {
    const repeated = rest === undefined ? name : `${name}, …`
    return optional ? `[${repeated}]` : repeated
  }
  return `(${parameters.map(write).join(', ')})`
}
