import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { setCode } from '@heddle/document/operations'
import { isField, type ElementDefinition, type Field, type FunctionDefinition, type Parts } from '@heddle/kit'
import { keepFacts } from '../facts.ts'
import { faultsOf, readFormula, type FormulaFault, type ReadFormula } from '../formula-problems.ts'
import { formulasIn, type FormulaAt } from '../formulas-in.ts'
import { knownNames, type KnownNames } from '../known-names.ts'
import type { Problem, ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

type Definitions = ReadonlyMap<string, ElementDefinition>
/** How much is read in one task, some milliseconds' worth: a record is one, and a formula in it this much more. */
const A_STEP = 200
const FORMULA = 4

type Read = readonly (FormulaAt & { readonly read: ReadFormula })[]

const NOTHING: Read = []
const NO_PROBLEMS: readonly Problem[] = []
/** What was read of a record, for as long as it is the same. */
const known = new WeakMap<DocumentRecord, { readonly functions: readonly FunctionDefinition[]; readonly formulas: Read }>()

/** A formula that can be read and hardly does what was meant: names and functions that are not there, values that do not fit. */
export const rule: ProblemRule = {
  id: 'formula-mistakes',
  place: 12,
  *prepare({ view, definitions, functions }) {
    if (!functions || functions.length === 0) return
    let done = 0
    for (const record of mistaken.unread(view, view, knownNames(view), functions, definitions)) {
      if (known.get(record)?.functions === functions) continue
      done += 1 + FORMULA * readOf(record, functions, definitions).length
      if (done < A_STEP) continue
      done = 0
      yield
    }
  },
  find: ({ view, definitions, functions }) => {
    if (!functions || functions.length === 0) return []
    return mistaken.of(view, view, knownNames(view), functions, definitions).flatMap((problems) => problems())
  },
}

/** Formulas of workflows are looked over with the rest of their workflow. */
const KINDS = ['page', 'node', 'formula', 'collection', 'library-component'] as const

/** Problems of records that have some; those that may come to have some while the names stay the same are asked each time. */
const mistaken = keepFacts(
  KINDS,
  (record, view: DocumentView, names: KnownNames, functions: readonly FunctionDefinition[], definitions: Definitions) => {
    const formulas = readOf(record, functions, definitions)
    if (formulas.length === 0) return undefined
    const ask = () => problemsOf(record, formulas, names, view, definitions)
    const isOpen = formulas.some(({ read }) => read.named.some(({ of, key }) => names.isOpen(of, key)))
    return isOpen || ask().length > 0 ? ask : undefined
  },
)

function readOf(record: DocumentRecord, functions: readonly FunctionDefinition[], definitions: Definitions): Read {
  const before = known.get(record)
  if (before?.functions === functions) return before.formulas
  const found = formulasIn(record)
  const formulas =
    found.length === 0
      ? NOTHING
      : found.map((one) => ({
          ...one,
          read: readFormula(one.code, functions, [...one.names, ...samplesAt(record, one, definitions)]),
        }))
  known.set(record, { functions, formulas })
  return formulas
}

function problemsOf(
  record: DocumentRecord,
  formulas: Read,
  names: KnownNames,
  view: DocumentView,
  definitions: Definitions,
): readonly Problem[] {
  if (formulas.length === 0) return NO_PROBLEMS
  return formulas.flatMap(({ path, code, read }) => {
    if (read.faults.length === 0 && read.named.length === 0) return []
    return faultsOf(code, read, names).map((fault, at): Problem => ({
      ...placeOf(record),
      id: `formula-mistakes/${record.id}/${path.join('/')}/${at}`,
      severity: fault.severity,
      message: words.formulaOf(nameOf(record, path, view, definitions), fault.message),
      formula: { recordId: record.id, path },
      ...fixOf(record.id, path, fault),
    }))
  })
}

function fixOf(id: Id, path: readonly string[], { fix }: FormulaFault): Pick<Problem, 'fix'> {
  if (!fix) return {}
  const { label, code } = fix
  return { fix: { label, mend: ({ view, change }) => void change(words.fixFormula, setCode(view, { id, path, code })) } }
}

function placeOf(record: DocumentRecord): Pick<Problem, 'nodeId' | 'pageId' | 'recordId'> {
  if (record.kind === 'node') return { nodeId: record.id }
  return record.kind === 'page' ? { pageId: record.id } : { recordId: record.id }
}

/** What the formula works out, as people call it. */
function nameOf(record: DocumentRecord, path: readonly string[], view: DocumentView, definitions: Definitions): string {
  const [part, key = '', third = ''] = path
  switch (record.kind) {
    case 'node': {
      if (part !== 'props')
        return part === 'styles' ? third : part === 'attributes' ? key : (NODE_PARTS[part ?? ''] ?? part ?? '')
      const component = view.find('library-component', record.componentId ?? '')
      return component?.properties?.[key]?.name ?? definitions.get(record.element)?.fields[key]?.label.en ?? key
    }
    case 'library-component':
      return part === 'formulas' ? `${record.name} › ${record.formulas?.[key]?.name ?? key}` : record.name
    case 'page':
      return words.ofPage(record.name)
    default:
      return 'name' in record ? record.name : ''
  }
}

const NODE_PARTS: Readonly<Record<string, string>> = words.nodeParts

/** Names that bodies of elements add to the formulas of a field, at any depth. */
function samplesAt(record: DocumentRecord, { path }: FormulaAt, definitions: Definitions): readonly string[] {
  if (record.kind !== 'node' || path[0] !== 'props') return []
  const field = definitions.get(record.element)?.fields[path[1] ?? '']
  return field ? samplesIn(field) : []
}

function samplesIn(parts: Parts): readonly string[] {
  if (!isField(parts)) return Object.values(parts).flatMap(samplesIn)
  const field: Field = parts
  if (field.kind === 'formula') return Object.keys(field.sample)
  return field.kind === 'list' ? samplesIn(field.item) : field.kind === 'object' ? samplesIn(field.fields) : []
}
