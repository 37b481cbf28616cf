import { snippet, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import type { FunctionDefinition, FunctionParameter } from '@heddle/kit'
import type { DataEntry } from './data-entries.ts'
import { templateOf } from './placeholders.ts'
import { rankNames } from './rank-names.ts'

/** Names that are offered at once; who types on finds the others. */
const MOST_OFFERED = 50
const WORD = /[\p{L}_$][\p{L}\p{N}_$.]*/u
/** What may be typed on without looking for names anew. */
const TYPED = /^[\p{L}\p{N}_$.]*$/u
const CONSTANTS: readonly Completion[] = ['true', 'false', 'null', 'undefined'].map((label) => ({ label, type: 'constant' }))

/** Completion of everything in scope by the name people gave it, and of functions with what they take and do. */
export function completeFrom(entries: readonly DataEntry[], functions: readonly FunctionDefinition[]) {
  const options: Completion[] = [
    ...entries.map((entry): Completion => ({
      label: entry.name,
      detail: entry.group,
      apply: applyOf(entry),
      type: 'variable',
      boost: entry.variableId ? 1 : 0,
    })),
    ...functions
      .filter(({ replacedBy }) => replacedBy === undefined)
      .map((definition): Completion => ({
        label: definition.name,
        detail: signatureOf(definition),
        info: () => describe(definition),
        apply: `${definition.name}(`,
        type: 'function',
      })),
    ...CONSTANTS,
  ]
  const find = rankNames(options, MOST_OFFERED)
  const offer = (from: number, typed: string): CompletionResult => {
    const found = new Map(find(typed).map(({ option, ranges }) => [option, ranges]))
    return {
      from,
      options: [...found.keys()],
      filter: false,
      getMatch: (option) => found.get(option) ?? [],
      update: (_, start, end, { state }) => {
        const now = state.sliceDoc(start, end)
        return TYPED.test(now) ? offer(start, now) : null
      },
    }
  }
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(WORD)
    if (!word && !context.explicit) return null
    return offer(word?.from ?? context.pos, word?.text ?? '')
  }
}

/** A formula is put in with its parameters as places that one goes through, anything else as it is. */
function applyOf(entry: DataEntry): NonNullable<Completion['apply']> {
  const template = templateOf(entry)
  return template === undefined ? entry.code : snippet(template)
}

/** What a function takes, does and gives, beside the list. */
function describe(definition: FunctionDefinition): HTMLElement {
  const box = document.createElement('div')
  const add = (className: string, text: string): void => {
    const line = document.createElement('div')
    line.className = className
    line.textContent = text
    box.append(line)
  }
  add('cm-info-code', `${definition.name}${signatureOf(definition)}`)
  add('cm-info-text', definition.description.en)
  const example = exampleOf(definition)
  if (example) {
    add('cm-info-code cm-info-weak', example[0])
    add('cm-info-code', example[1])
  }
  return box
}

/** The first example of a function that gives a value: the formula, and the value as it is written. */
export function exampleOf({
  examples,
}: Pick<FunctionDefinition, 'examples'>): readonly [formula: string, value: string] | undefined {
  const [first] = examples
  return first && [first[0], JSON.stringify(first[1]) ?? 'undefined']
}

/** `(list, path, [value])`; what may be left out stands in brackets, what repeats is followed by dots. */
export function signatureOf({ parameters }: Pick<FunctionDefinition, 'parameters'>): string {
  const write = ({ name, optional, rest }: FunctionParameter): string => {
    const repeated = rest === undefined ? name : `${name}, …`
    return optional ? `[${repeated}]` : repeated
  }
  return `(${parameters.map(write).join(', ')})`
}
