import { useContext, useEffect, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { DEBOUNCE_DELAY, FormContext } from '@heddle/kit/inputs'
import { LocalSlot } from '@heddle/kit/react/local'
import {
  Slot,
  toText,
  useElementAction,
  useHeldVariable,
  useNamedId,
  useNode,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { createForm } from './create-form.ts'
import type { formContainerDefinition } from './definition.ts'
import { EMPTY_FORM, type FormRules, type FormState } from './form-state.ts'
import { showField } from './show-field.ts'
import { toTarget } from './target.ts'

const nothing = (): void => {}
/** What nodes in the form read as `context.local.data`. */
type Local = { readonly form: Readonly<Record<string, unknown>> }
/** What a person does to a form before they send it. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click'] as const

/** A form in a form is none to browsers, who would take the inner one away. */
export function FormContainer(given: ElementProps<typeof formContainerDefinition>): ReactNode {
  const { root, props } = given
  if (useContext(FormContext) === undefined) return <OuterForm {...given} />
  return (
    <div {...root} aria-label={toText(props.accessibleLabel) || root['aria-label']}>
      <Slot name="formContent" />
    </div>
  )
}

/** Rules as they are given, by formulas too. */
function rulesOf({
  validation,
  debounceDelay,
  keepsGone,
}: {
  readonly [field in 'validation' | 'debounceDelay' | 'keepsGone']: unknown
}): FormRules {
  const { min, max, default: usual } = DEBOUNCE_DELAY
  const delay = typeof debounceDelay === 'number' && debounceDelay >= min && debounceDelay <= max ? debounceDelay : usual
  return { validation: validation === 'change' ? 'change' : 'submit', delay, keepsGone: Boolean(keepsGone) }
}

function OuterForm({ root, props }: ElementProps<typeof formContainerDefinition>): ReactNode {
  const node = useNode()
  const [element, ref] = useRoot<HTMLFormElement>(root.ref)
  const [isSubmitting, setSubmitting] = useState(false)
  const { set } = useHeldVariable<FormState>('form', EMPTY_FORM, nothing)
  const rules = rulesOf(props)
  const [form] = useState(() => createForm(node.rows().length, rules))
  const [follow] = useState(() => (tell: (local: Local) => void) => form.follow((state) => tell({ form: { ...state } })))
  const target = toTarget(props.address)
  const id = useNamedId(props)
  useEffect(() => {
    form.setRules(rules)
  })
  useEffect(
    () =>
      form.follow((state) => {
        set(state)
        setSubmitting(state.isSubmitting)
      }),
    [form, set],
  )
  useEffect(() => form.stop, [form])
  useEffect(() => {
    const own = element.current
    // What the browser sends by itself has the values of fields that are gone too.
    const add = ({ formData }: FormDataEvent): void => {
      for (const [name, value] of form.gone()) for (const one of [value].flat()) formData.append(name, toText(one))
    }
    own?.addEventListener('formdata', add)
    return () => own?.removeEventListener('formdata', add)
  }, [element, form])
  useEffect(() => {
    const own = element.current
    if (!own || !node.isLive) return
    // Without a script the browser checks the form. It gives that up once somebody is at work on a form that is alive: before,
    // the page is as the server drew it.
    const takeOver = (): void => void (own.noValidate = true)
    for (const name of TOUCHES) own.addEventListener(name, takeOver, true)
    return () => {
      for (const name of TOUCHES) own.removeEventListener(name, takeOver, true)
    }
  }, [element, node])

  /** Sends it, or shows what is wrong with it. Returns whether the browser may send it by itself. */
  const submit = (): boolean => {
    if (!node.isLive || form.state().isSubmitting) return false
    const [first] = form.validate()
    if (first) {
      void node.emit('submit-validation-error', form.payload())
      showField(first.control(), {
        focuses: props.focusFirstInvalid,
        scrolls: props.scrollToFirstInvalid,
        saysWhy: !props.novalidate || !form.isTold(first),
      })
      return false
    }
    if (!props.manualState) form.setFlags({ isSubmitting: true, isSubmitted: false })
    void Promise.resolve(node.emit('submit', form.payload())).then((ends) => {
      if (!props.manualState) form.setFlags({ isSubmitting: false, isSubmitted: !(Array.isArray(ends) && ends.includes(false)) })
    })
    return target !== undefined
  }

  const methods = {
    submit(): void {
      if (element.current) element.current.noValidate = true
      element.current?.requestSubmit()
    },
    reset: (initialValues?: unknown) => form.reset(initialValues),
    validate: () => form.validate().length === 0,
    setValue: (name: unknown, value: unknown) => form.setValue(toText(name), value),
    setError: (name: unknown, message: unknown) => form.setError(toText(name), toText(message)),
    setState: (submitting: unknown, submitted: unknown) =>
      form.setFlags({
        ...(typeof submitting === 'boolean' && { isSubmitting: submitting }),
        ...(typeof submitted === 'boolean' && { isSubmitted: submitted }),
      }),
  }
  useElementAction('set-form-state', methods.setState)
  useElementAction('submit-form', methods.submit)
  useElementAction('reset-form', methods.reset)
  useElementAction('validate-form', methods.validate)
  useElementAction('set-field-value', methods.setValue)
  useElementAction('set-field-error', methods.setError)

  /** What was pressed before the page was alive comes again as an event of which the browser did its part: it sent the form nowhere. */
  const sendLate = ({ nativeEvent, target: pressed, currentTarget }: MouseEvent<HTMLFormElement>): void => {
    const isAgain = nativeEvent.defaultPrevented && !nativeEvent.isTrusted
    if (!isAgain || target !== undefined || !(pressed as Element).closest('[type=submit]')) return
    currentTarget.noValidate = true
    currentTarget.requestSubmit()
  }
  const isOwn = ({ target: from, currentTarget }: FormEvent): boolean => from === currentTarget
  return (
    <FormContext value={form}>
      <form
        {...root}
        {...(id && { id })}
        ref={ref}
        // A form without an address is sent nowhere, also before it is alive: a dialog that there is not would be closed.
        {...(target === undefined ? { method: 'dialog' } : { action: target, method: props.method === 'get' ? 'get' : 'post' })}
        autoComplete={props.autocomplete ? 'on' : 'off'}
        aria-label={toText(props.accessibleLabel) || root['aria-label']}
        {...(isSubmitting && { 'aria-busy': true })}
        onClickCapture={sendLate}
        onSubmit={(event) => {
          if (isOwn(event) && !submit()) event.preventDefault()
        }}
        onReset={(event) => {
          if (!isOwn(event)) return
          // Fields take their first values themselves, those that the browser does not know too.
          event.preventDefault()
          form.reset(undefined)
        }}
      >
        <LocalSlot name="formContent" data={{ form: { ...form.state() } }} methods={{ form: methods }} follow={follow} />
      </form>
    </FormContext>
  )
}
