import { useContext, useEffect, useRef, useState, useSyncExternalStore, type ClipboardEvent, type RefObject } from 'react'
import { toText, useElementAction, useEvent, useNamedId, useNode } from '../../react.ts'
import { FILLED_STATE, TELLS_FILLED } from '../../asked-states.ts'
import { FormContext, type FormMember, type Refusal } from './form-context.ts'
import { hasValue } from './has-value.ts'

/** Values of the fields that inputs share; other people's data. */
export interface InputProps {
  readonly fieldName?: unknown
  /** Styles ask whether it holds something. */
  readonly [TELLS_FILLED]?: unknown
  /** Its form does without it while it is not displayed. */
  readonly ignoresHidden?: unknown
  readonly required?: unknown
  readonly customValidation?: unknown
  /** Says of a `value` whether it may stay. */
  readonly validation?: unknown
  readonly debounce?: unknown
  readonly debounceDelay?: unknown
}

/** What an input holds, and what only its element knows about it. */
export interface InputValue {
  readonly get: () => unknown
  /** What it holds at first, and again when its form is reset. */
  readonly initial: unknown
  /** Lets it hold a value, which is no change by a person. */
  readonly put: (value: unknown) => void
  /** What it holds now, where the element is drawn with it. */
  readonly drawn?: unknown
  /** Brings what was typed into its last form, when the control is left or sent. */
  readonly settle?: () => void
  /** What is wrong with a value that the browser does not know. */
  readonly check?: (value: unknown) => Refusal | undefined
  /** States that it raises beside `invalid`. */
  readonly states?: readonly (string | false | undefined)[]
  /** Ids of what else describes it. */
  readonly describedBy?: string | undefined
}

export interface Input {
  /** For the control: its name, whether its value is refused, and what says why. */
  readonly attributes: {
    /** There where a label elsewhere names it. */
    readonly id?: string
    readonly name: string | undefined
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
    readonly 'data-state': string | undefined
    readonly onInvalid: () => void
    /** Something is pasted, which is said with its text before it stands there. */
    readonly onPaste: (event: ClipboardEvent<Element>) => void
  }
  /** A person is about to change the value. */
  readonly onEdit: () => void
  /** The control holds another value that the element is not drawn with. */
  readonly onValue: () => void
  readonly onFocus: () => void
  /** The control is left: what waits is said, and what is wrong with a value that was changed. */
  readonly onBlur: () => void
  /** The event of a change, at once or once nothing more was changed for the time that the builder chose. */
  readonly change: { readonly say: (payload: unknown) => void; readonly flush: () => void }
}

const never = (): (() => void) => () => {}
const nothing = (): undefined => undefined
const joined = (parts: readonly (string | false | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined

/**
 * What all inputs do (elements reference 1.7 to 1.11): a name in their form, membership of it, whether their value is refused,
 * events of change, focus and leaving, the action `focus`. A person is told that a value is refused once they have left the
 * control after a change, or tried to send it; what is mended is no longer refused, at once.
 * @param control the element that takes the focus
 */
export function useInput(control: RefObject<HTMLElement | null>, props: InputProps, value: InputValue): Input {
  const node = useNode()
  const form = useContext(FormContext)
  const change = useEvent('change', props.debounce ? (props.debounceDelay as number) : undefined)
  const id = useNamedId(props)
  const [isRefused, setRefused] = useState(false)
  const isFilled = (): boolean => Boolean(props[TELLS_FILLED]) && hasValue(value.get())
  const [wasFilled, setFilled] = useState(isFilled)
  const toldFilled = useRef(wasFilled)
  const now = { props, value, node, form, change, isRefused, isFilled }
  const latest = useRef(now)
  const isEdited = useRef(false)
  const { drawn } = value
  const [{ member, onValue }] = useState(() => {
    const self: FormMember = {
      control: () => control.current,
      props: () => latest.current.props,
      value: () => latest.current.value,
      rows: () => latest.current.node.rows(),
      tell(isTold) {
        const around = latest.current.form
        const refusal = isTold ? around?.judge(self) : undefined
        setRefused(isTold && (around ? refusal !== undefined : isInvalid(control.current, latest.current)))
        around?.onTold(self, refusal)
      },
      flush() {
        latest.current.value.settle?.()
        latest.current.change.flush()
      },
    }
    return {
      member: self,
      onValue: () => {
        const isNowFilled = latest.current.isFilled()
        if (isNowFilled !== toldFilled.current) setFilled(isNowFilled)
        toldFilled.current = isNowFilled
        if (latest.current.isRefused) self.tell(true)
        latest.current.form?.onValue(self)
      },
    }
  })
  useEffect(() => {
    latest.current = now
  })
  useEffect(() => form?.join(member), [form, member])
  useEffect(onValue, [onValue, drawn])
  const errors = useSyncExternalStore(form?.subscribe ?? never, () => form?.describedBy(member), nothing)
  useElementAction('focus', () => {
    const element = control.current as HTMLInputElement | null
    if (!element?.readOnly) element?.focus()
  })
  return {
    attributes: {
      // Without one the builder's own stays.
      ...(id && { id }),
      name: (form?.nameOf(props, node.rows()) ?? toText(props.fieldName)) || undefined,
      'aria-invalid': isRefused || undefined,
      // What somebody set stays as it is, an empty text too.
      'aria-describedby': errors ? joined([value.describedBy, errors]) : value.describedBy,
      'data-state': joined([...(value.states ?? []), isFilled() && FILLED_STATE, isRefused && 'invalid']),
      onInvalid: () => member.tell(true),
      onPaste: ({ clipboardData }) => node.emit('paste', { value: clipboardData.getData('text') }),
    },
    onEdit: () => {
      isEdited.current = true
      form?.onEdit(member)
    },
    onValue,
    onFocus: () => node.emit('focus'),
    onBlur: () => {
      member.flush()
      // What the same event changed is in the document only after it.
      queueMicrotask(() => member.tell(isEdited.current || latest.current.isRefused))
      node.emit('blur')
    },
    change,
  }
}

/** Whether the browser refuses what a control holds, or its element does. Of buttons, which may stand for what is chosen, a browser refuses none. */
function isInvalid(
  control: HTMLElement | null,
  { props, value }: { readonly props: InputProps; readonly value: InputValue },
): boolean {
  const { willValidate, validity } = (control ?? {}) as Partial<HTMLInputElement>
  if (willValidate) return validity?.valid === false || value.check?.(value.get()) !== undefined
  if (control?.localName !== 'button' || control.matches(OUT_OF_USE)) return false
  if (props.required && !hasValue(value.get())) return true
  return value.check?.(value.get()) !== undefined
}

const OUT_OF_USE = ':disabled, [aria-disabled=true], [aria-readonly=true]'
