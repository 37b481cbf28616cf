import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { RichStates } from '../../lib/rich-editor/open-editor.ts'
import type { ElementWords } from '../../lib/words/element-words.ts'
import { BUTTONS, NO_COLOR, TABLE_BUTTONS, type ToolButton } from './tools.ts'

export interface ToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>
  readonly words: ElementWords['richText']
  readonly wraps: boolean
  /** Names of the tools that are shown, in order. */
  readonly tools: readonly string[]
  readonly states: RichStates
  readonly isOff: boolean
  readonly run: (command: string, ...args: readonly unknown[]) => void
  readonly onAsk: (what: 'link' | 'image') => void
}

const LEVELS = [1, 2, 3, 4, 5, 6]
const STOPS = 'button, select, input'
const DEFAULT_COLOR = '#000000'

/** The menu of a text: a toolbar of the ARIA practices, one stop for Tab, arrows inside. */
export function Toolbar({ bar, words, wraps, tools, states, isOff, run, onAsk }: ToolbarProps): ReactNode {
  const [stop, setStop] = useState('')
  const isPointed = useRef(false)
  const has = (name: string): boolean => tools.includes(name)
  const names = [
    ...tools.flatMap((name) => (name === 'textColor' && states.textColor !== '' ? [name, 'noColor'] : name)),
    ...(states.table && has('table') ? TABLE_BUTTONS.map(({ word }) => word) : []),
  ]
  const current = names.includes(stop) ? stop : names[0]
  const shared = (name: string) => ({
    tabIndex: name === current ? 0 : -1,
    disabled: isOff,
    onFocus: () => setStop(name),
  })
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
    const at = stops.indexOf(event.target as HTMLElement)
    const isBackwards = event.currentTarget.matches(':dir(rtl)')
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isBackwards ? at - 1 : at + 1,
      ArrowLeft: isBackwards ? at + 1 : at - 1,
      Home: 0,
      End: stops.length - 1,
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      return run('focus')
    }
    const to = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (to === undefined) return
    event.preventDefault()
    stops[(to + stops.length) % stops.length]?.focus()
  }
  const button = (name: string, { word, command, args = [], isOn, isUsable }: ToolButton): ReactNode => (
    <button
      key={name}
      type="button"
      {...shared(name)}
      className={`heddle-rich-tool heddle-rich-${name}`}
      aria-label={words[word]}
      title={words[word]}
      aria-pressed={isOn?.(states)}
      aria-disabled={isUsable?.(states) === false || undefined}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (command !== '') run(command, ...args)
        else onAsk(name === 'link' ? 'link' : 'image')
        // It is gone now, and whoever pressed it by keys goes on in the text.
        if (name === 'noColor') run('focus')
      }}
    />
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.menu}
      className={wraps ? 'heddle-rich-menu heddle-rich-wraps' : 'heddle-rich-menu'}
      onKeyDown={move}
    >
      {tools.map((name) => {
        if (name === 'textType') {
          return (
            <select
              key={name}
              {...shared(name)}
              className="heddle-rich-type"
              aria-label={words.textType}
              value={states.textType}
              onPointerDown={() => (isPointed.current = true)}
              onKeyDown={() => (isPointed.current = false)}
              onChange={({ currentTarget }) => {
                run('set-tag', currentTarget.value)
                // By keys a person goes on choosing.
                if (isPointed.current) run('focus')
              }}
            >
              <option value="p">{words.paragraph}</option>
              {LEVELS.map((level) => (
                <option key={level} value={`h${level}`}>
                  {words.heading.replace('{count}', String(level))}
                </option>
              ))}
            </select>
          )
        }
        if (name === 'textColor') {
          return [
            <input
              key={name}
              {...shared(name)}
              type="color"
              className="heddle-rich-tool heddle-rich-color"
              aria-label={words.textColor}
              title={words.textColor}
              value={/^#[0-9a-f]{6}$/i.test(states.textColor) ? states.textColor : DEFAULT_COLOR}
              onChange={({ currentTarget }) => run('set-color', currentTarget.value)}
            />,
            states.textColor !== '' && button('noColor', NO_COLOR),
          ]
        }
        const one = BUTTONS[name]
        return one && button(name, one)
      })}
      {states.table && has('table') && TABLE_BUTTONS.map((one) => button(one.word, one))}
    </div>
  )
}
