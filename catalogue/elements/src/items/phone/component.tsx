import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, type ElementProps } from '@heddle/kit/react'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import { inputWords } from '../../lib/words/input-words.ts'
import { languageAt } from '../../lib/words/words.ts'
import { countryOf, readCountries } from './countries.ts'
import type { phoneDefinition } from './definition.ts'

type ReadPhone = (typeof import('../../lib/phone-numbers/read-phone.ts'))['readPhone']

/** What a person typed, as long as nothing else set the value. */
interface Typed {
  readonly text: string
  readonly value: string
}

/** A list of countries and a field for the number. What knows the numbers of the world comes when somebody enters them. */
export function Phone({ root, props }: ElementProps<typeof phoneDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const control = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<ReadPhone>()
  const [names, setNames] = useState<Intl.DisplayNames>()
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState<Typed>()
  const countries = readCountries(props.countries)
  const first = toText(props.value).trim().slice(0, 60)
  const [held, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = toText(held).trim().slice(0, 60)
  const wanted = countries.find(({ code }) => code === (chosen ?? toText(props.defaultCountry).toUpperCase())) ?? countries[0]
  const country = countryOf(value, countries, wanted)
  const code = country?.code
  const text = typed?.value === value ? typed.text : (read?.(value, code).shown ?? value)
  const [, setFormatted] = useElementVariable('formatted', text)
  const [, setCountry] = useElementVariable('country', code ?? '')
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const refusal = (text: string): string =>
    text === '' || !read || read(text, code).isValid
      ? ''
      : toText(props.invalidText) || inputWords(languageAt(control.current)).phone
  const put = (next: unknown): void => {
    setTyped(undefined)
    setValue(toText(next))
  }
  const {
    attributes: { 'data-state': state, ...attributes },
    ...input
  } = useInput(control, props, {
    get: () => value,
    initial: first,
    put,
    drawn: value,
    check: () => {
      const message = refusal(text)
      return message ? { rule: 'pattern', message } : undefined
    },
    states: [isReadonly && 'readonly', isDisabled && 'disabled'],
  })
  useElementAction('set-value', put)
  useElementAction('reset-value', () => put(first))
  useElementAction('clear', () => put(''))
  useEffect(() => setFormatted(text), [text, setFormatted])
  useEffect(() => setCountry(code ?? ''), [code, setCountry])
  useEffect(() => control.current?.setCustomValidity(refusal(text)))

  const { isLive } = node
  const isKnown = read !== undefined
  const isGiven = value !== ''
  useEffect(() => {
    if (isLive && isGiven && !isKnown) loadReader(setRead)
  }, [isLive, isGiven, isKnown])
  const load = (): void => {
    if (!isKnown) loadReader(setRead)
    const language = control.current?.closest<HTMLElement>('[lang]')?.lang || 'en'
    if (!names) setNames(new Intl.DisplayNames([language, 'en'], { type: 'region' }))
  }
  /** Without what knows numbers they are digits behind the code of their country. */
  const readPlainly = (typed: string): ReturnType<ReadPhone> => {
    const digits = typed.replaceAll(/[^0-9]/g, '')
    const prefix = typed.trimStart().startsWith('+') ? '+' : `+${country?.callingCode ?? ''}`
    return { shown: typed, value: digits && prefix + digits, country: code, isValid: true }
  }
  const edit = (next: string, from: string | undefined): void => {
    const phone = (read ?? readPlainly)(next.slice(0, 60), from)
    const isInternational = next.trimStart().startsWith('+')
    if (isInternational && phone.country && countries.some((one) => one.code === phone.country)) setChosen(phone.country)
    setTyped({ text: phone.shown, value: phone.value })
    if (phone.value === value) return
    input.onEdit()
    setValue(phone.value)
    input.change.say({ value: phone.value, formatted: phone.shown, country: phone.country ?? from ?? '', isValid: phone.isValid })
  }
  const take = (): void => {
    const element = control.current
    if (!element) return
    const signs = (part: string): number => part.replaceAll(/[^0-9+]/g, '').length
    const count = signs(element.value.slice(0, element.selectionStart ?? element.value.length))
    const { shown } = (read ?? readPlainly)(element.value.slice(0, 60), code)
    edit(element.value, code)
    if (element.value === shown) return
    // The caret stays behind the same digit.
    let caret = 0
    while (caret < shown.length && signs(shown.slice(0, caret)) < count) caret += 1
    element.value = shown
    element.setSelectionRange(caret, caret)
  }
  useEarlyUse(control, text, () => {
    if (!isReadonly) take()
    else if (control.current) control.current.value = text
  })
  const nameOf = (one: string): string => names?.of(one) ?? one
  const listed = names
    ? countries.map((one) => ({ ...one, name: nameOf(one.code) })).toSorted((a, b) => a.name.localeCompare(b.name))
    : countries.map((one) => ({ ...one, name: one.code }))
  return (
    <div {...rest} {...groupFocus(input)} data-state={state} onFocusCapture={load} onPointerEnter={load}>
      <span className="heddle-phone-country">
        <span aria-hidden="true">{code ? `${code} +${country?.callingCode ?? ''}` : '+'}</span>
        <select
          className="heddle-phone-choice"
          aria-label={toText(props.countryLabel) || 'Country'}
          autoComplete="off"
          disabled={isDisabled || isReadonly}
          value={code ?? ''}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value)
            node.emit('countryChange', { value: currentTarget.value })
            // A number of another country is typed anew behind its code.
            if (text) edit(text.startsWith('+') ? '' : text, currentTarget.value)
          }}
        >
          {!code && <option value="" />}
          {listed.map((one) => (
            <option key={one.code} value={one.code}>{`${one.name} +${one.callingCode}`}</option>
          ))}
        </select>
      </span>
      <input
        {...attributes}
        ref={control}
        type="tel"
        className="heddle-phone-number"
        autoComplete={props.autocomplete ? 'tel' : 'off'}
        aria-label={toText(props.accessibleLabel) || label}
        placeholder={toText(props.placeholder) || undefined}
        required={Boolean(props.required)}
        readOnly={isReadonly}
        disabled={isDisabled}
        value={text}
        onChange={take}
      />
    </div>
  )
}

function loadReader(take: (read: () => ReadPhone) => void): void {
  void import('../../lib/phone-numbers/read-phone.ts').then(({ readPhone }) => take(() => readPhone))
}
