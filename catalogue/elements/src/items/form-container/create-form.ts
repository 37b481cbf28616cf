import { hasValue, type ErrorNote, type FormHandle, type FormMember, type Refusal, type ShownError } from '@heddle/kit/inputs'
import { isSameValue, toText } from '@heddle/kit/react'
import { inputWords } from '../../lib/words/input-words.ts'
import { languageAt } from '../../lib/words/words.ts'
import { dataAt, emptyLike, nestedData } from './field-data.ts'
import { EMPTY_FORM, type FieldState, type Form, type FormRules, type FormState } from './form-state.ts'
import { isBefore, labelOf, nearestOf } from './places.ts'
import { refusalOf } from './refusal.ts'
import { rowName } from './row-name.ts'

/** What the form remembers of a field. */
interface Entry {
  isValid: boolean | null
  value: unknown
  timer?: ReturnType<typeof setTimeout> | undefined
  /** What an action refused it for, until a person changes it. */
  forced?: string | undefined
  shown?: Refusal | undefined
}

/**
 * A form by the inputs that join it (elements reference 12).
 * @param depth how many repeats there are around it
 */
export function createForm(depth: number, first: FormRules): Form {
  const entries = new Map<FormMember, Entry>()
  const notes = new Set<ErrorNote>()
  const listeners = new Set<() => void>()
  /** Values of fields that are gone, by their names: those of a step that is drawn no more. */
  const gone = new Map<string, unknown>()
  let rules = first
  let flags = { isSubmitting: false, isSubmitted: false }
  let state = EMPTY_FORM
  let shown: readonly ShownError[] = []
  let isQuiet = false
  /** Somebody tried to send it. */
  let isTried = false
  let isWaiting = false
  let isStopped = false
  const followers = new Set<(next: FormState) => void>()

  const nameOf: FormHandle['nameOf'] = ({ fieldName }, rows) => rowName(toText(fieldName), rows.slice(depth))
  const nameIn = (member: FormMember): string => nameOf(member.props(), member.rows())
  /** In the order of the page: fields come when they are drawn. */
  const inOrder = (): FormMember[] => [...entries.keys()].toSorted((a, b) => isBefore(a.control(), b.control()))
  const isLeftOut = (member: FormMember): boolean =>
    Boolean(member.props().ignoresHidden) && member.control()?.checkVisibility() === false
  /** What is out of use is not sent, and nobody looks at it. */
  const inUse = (): readonly FormMember[] =>
    inOrder().filter((member) => !member.control()?.matches(':disabled') && !isLeftOut(member))
  const named = (name: string): readonly FormMember[] => inOrder().filter((member) => nameIn(member) === name)

  function startOf(member: FormMember): boolean | null {
    const { required, customValidation } = member.props()
    return required || customValidation ? null : true
  }

  function judge(member: FormMember): Refusal | undefined {
    const control = member.control()
    return refusalOf(control, () => {
      const { required, customValidation, validation } = member.props()
      const { get, check } = member.value()
      const messages = inputWords(languageAt(control))
      const forced = entries.get(member)?.forced
      if (forced !== undefined) return { rule: 'custom', message: forced }
      const value = get()
      if (required && !hasValue(value)) return { rule: 'required', message: messages.required }
      const own = check?.(value)
      if (own) return own
      return customValidation && typeof validation === 'function' && !validation({ value })
        ? { rule: 'custom', message: messages.check }
        : undefined
    })
  }

  function publish(): void {
    if (isQuiet || isStopped) return
    const members = inUse().filter((member) => nameIn(member) !== '')
    const fields = members.map((member): readonly [string, FieldState] => {
      const { isValid = null, timer } = entries.get(member) ?? {}
      return [nameIn(member), { value: member.value().get(), isValid, ...(timer !== undefined && { isPending: true }) }]
    })
    const valid = fields.map(([, field]) => field.isValid)
    const isKnown = valid.length > 0 && !valid.includes(null)
    state = {
      formData: nestedData([...gone, ...fields.map(([name, { value }]) => [name, value] as const)]),
      // Own properties, whatever the fields are called.
      fields: Object.fromEntries(fields),
      ...flags,
      isValid: isKnown ? !valid.includes(false) : null,
    }
    for (const tell of followers) tell(state)
  }

  /** Fields come and go several at once. */
  function publishSoon(): void {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      publish()
    })
  }

  function together(change: () => void): void {
    isQuiet = true
    change()
    isQuiet = false
    publish()
  }

  function tellListeners(): void {
    shown = (isTried ? inOrder() : []).flatMap((member): ShownError | [] => {
      const refusal = entries.get(member)?.shown
      if (!refusal) return []
      const name = nameIn(member)
      const control = member.control()
      return { name, label: labelOf(control) || name, message: refusal.message, focus: () => control?.focus() }
    })
    for (const listener of listeners) listener()
  }

  function look(member: FormMember): Refusal | undefined {
    const entry = entries.get(member)
    if (!entry) return undefined
    clearTimeout(entry.timer)
    entry.timer = undefined
    const refusal = judge(member)
    entry.isValid = refusal === undefined
    member.tell(true)
    return refusal
  }

  const isAbout = (note: ErrorNote, member: FormMember): boolean =>
    note.name === '' ? nearestOf(note.element, [...entries.keys()]) === member : note.name === nameIn(member)
  const notesOf = (member: FormMember): readonly ErrorNote[] =>
    [...notes].filter((note) => note.name !== undefined && isAbout(note, member))

  return {
    nameOf,
    judge,
    join(member) {
      entries.set(member, { isValid: startOf(member), value: member.value().get() })
      const back = nameIn(member)
      if (gone.has(back)) {
        member.value().put(gone.get(back))
        gone.delete(back)
      }
      publishSoon()
      tellListeners()
      return () => {
        const entry = entries.get(member)
        clearTimeout(entry?.timer)
        entries.delete(member)
        const name = nameIn(member)
        // A row that is gone is one the less.
        const isStep = member.rows().length === depth && name !== ''
        if (rules.keepsGone && isStep && named(name).length === 0) gone.set(name, entry?.value)
        publishSoon()
        tellListeners()
      }
    },
    onEdit(member) {
      const entry = entries.get(member)
      if (entry) entry.forced = undefined
    },
    onValue(member) {
      const entry = entries.get(member)
      const value = member.value().get()
      if (!entry || isSameValue(entry.value, value)) return
      entry.value = value
      if (rules.validation === 'change' && !isQuiet) {
        clearTimeout(entry.timer)
        entry.isValid = null
        entry.timer = setTimeout(() => {
          look(member)
          publish()
        }, rules.delay)
      }
      publish()
    },
    onTold(member, refusal) {
      const entry = entries.get(member)
      if (!entry || isSameValue(entry.shown, refusal)) return
      entry.shown = refusal
      if (entry.isValid !== null) entry.isValid = refusal === undefined
      tellListeners()
      publish()
    },
    note(note) {
      notes.add(note)
      tellListeners()
      return () => {
        notes.delete(note)
        tellListeners()
      }
    },
    describedBy: (member) =>
      (entries.get(member)?.shown &&
        notesOf(member)
          .map(({ id }) => id)
          .join(' ')) ||
      undefined,
    shown: () => shown,
    errorFor: (note) => {
      const member = inOrder().findLast((one) => isAbout(note, one))
      return member && entries.get(member)?.shown
    },
    subscribe(callback) {
      listeners.add(callback)
      return () => void listeners.delete(callback)
    },
    state: () => state,
    payload: () => {
      const { formData, fields } = state
      const invalidFields = inUse().flatMap((member) => {
        const refusal = judge(member)
        return refusal ? { name: nameIn(member), value: member.value().get(), message: refusal.message } : []
      })
      return { formData, fields, invalidFields }
    },
    validate() {
      let refused: readonly FormMember[] = []
      isTried = true
      together(() => {
        for (const member of entries.keys()) member.flush()
        refused = inUse().filter((member) => look(member) !== undefined)
      })
      tellListeners()
      return refused
    },
    isTold: (member) => notesOf(member).length > 0 || [...notes].some(({ name }) => name === undefined),
    reset(values) {
      isTried = false
      gone.clear()
      together(() => {
        flags = { isSubmitting: false, isSubmitted: false }
        for (const [member, entry] of entries) {
          clearTimeout(entry.timer)
          entry.timer = undefined
          entry.forced = undefined
          const { initial, get, put } = member.value()
          const given = dataAt(values, nameIn(member))
          put(given ? given.value : (initial ?? emptyLike(get())))
          entry.isValid = startOf(member)
          member.tell(false)
        }
      })
      // What a caller gives is looked at like any other change.
      if (rules.validation === 'change') for (const member of entries.keys()) if (dataAt(values, nameIn(member))) look(member)
      publish()
    },
    setValue(name, value) {
      for (const member of named(name)) {
        this.onEdit(member)
        member.value().put(value)
      }
    },
    setError(name, message) {
      for (const member of named(name)) {
        const entry = entries.get(member)
        if (!entry) continue
        entry.forced = message
        entry.isValid = false
        member.tell(true)
      }
      publish()
    },
    setFlags(next) {
      flags = { ...flags, ...next }
      publish()
    },
    setRules(next) {
      const isOther = next.validation !== rules.validation
      rules = next
      if (!next.keepsGone) gone.clear()
      if (!isOther) return
      for (const [member, entry] of entries) {
        clearTimeout(entry.timer)
        entry.timer = undefined
        entry.isValid = startOf(member)
      }
      publish()
    },
    gone: () => gone,
    follow(callback) {
      followers.add(callback)
      return () => void followers.delete(callback)
    },
    stop() {
      isStopped = true
      for (const { timer } of entries.values()) clearTimeout(timer)
    },
  }
}
