import { useRef, useState } from 'react'
import { Pencil, Plus } from 'lucide-react'
import { freeName, insertToken } from '@heddle/document/operations'
import type { Id, TokenRecord } from '@heddle/document'
import { isTokenReference, NEW_TOKENS, styleProperty } from '@heddle/style'
import { Choice } from '../../../controls/choice.tsx'
import { words as controlsWords } from '../../../controls/words.ts'
import { useLoaded } from '../../../formula/use-loaded.ts'
import { words as appWords } from '../../../app/words.ts'
import { useEditor } from '../../../session/use-editor.ts'
import { useTokens } from '../../../session/use-tokens.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AnchoredPopover } from '../../../ui/popover.tsx'
import { words as inspectorWords } from '../../words.ts'
import { valueLabel } from '../choice-rows.tsx'
import { StyleRow, type RowProps } from '../style-row.tsx'
import { useStyleModel } from '../use-style.ts'
import { loadedWindow, loadWindow } from './load-window.ts'
import { words } from './words.ts'
import styles from './animation.module.css'

const TYPES = ['animation'] as const
const NEW = 'new'

/** A row with the animation of an element: one that is always there, one of the project, or a new one of it. */
export function AnimationRow({ label, name = label, properties }: RowProps) {
  const { view, newId } = useEditor()
  const model = useStyleModel()
  const animations = useTokens(TYPES)
  const [property = ''] = properties
  const row = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<{ readonly id: Id; readonly isNew: boolean }>()

  /** The new animation and its use are one change. */
  const add = () => {
    const names = new Set(animations.map((animation) => animation.name))
    const fresh = freeName(words.name, (taken) => names.has(taken))
    const made = insertToken(view, { type: 'animation', name: fresh, ...NEW_TOKENS.animation, newId })
    const [id] = (made.ok && made.ids) || []
    if (id === undefined) return
    const gesture = model.gesture()
    gesture.show(words.add(fresh), made)
    gesture.show(words.add(fresh), model.operation({ [property]: { type: 'token', id } }))
    gesture.finish()
    setEdited({ id, isNew: true })
  }
  const pick = (id: string) => {
    if (id === NEW) add()
    else model.set({ [property]: animations.some((animation) => animation.id === id) ? { type: 'token', id } : id })
  }
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {({ value, isMixed, initial }) => {
        const own = isTokenReference(value) ? animations.find(({ id }) => id === value.id) : undefined
        return (
          <div ref={row} className={styles.picked}>
            <Choice
              label={name}
              value={isTokenReference(value) ? value.id : value === undefined ? undefined : String(value)}
              shown={isTokenReference(value) ? (own?.name ?? inspectorWords.unknownToken) : undefined}
              placeholder={isMixed ? controlsWords.mixed : valueLabel(initial)}
              options={BUILT_IN}
              extra={{ title: words.own, items: [...animations.map(toPick), ADDER] }}
              picksAgain
              onPick={pick}
            />
            {own && (
              <IconButton
                icon={Pencil}
                size={24}
                label={words.edit(own.name)}
                onPress={() => setEdited({ id: own.id, isNew: false })}
              />
            )}
            {own && own.id === edited?.id && (
              <AnchoredPopover
                anchor={row}
                isOpen
                onClose={() => setEdited(undefined)}
                label={words.edit(own.name)}
                placement="left top"
              >
                <LoadedWindow {...edited} />
              </AnchoredPopover>
            )}
          </div>
        )
      }}
    </StyleRow>
  )
}

function LoadedWindow(props: { readonly id: Id; readonly isNew: boolean }) {
  const { part, hasFailed, ask } = useLoaded(loadedWindow, loadWindow)
  if (part) return <part.Window {...props} />
  if (!hasFailed) return null
  return (
    <>
      <p className={styles.hint}>{words.missing}</p>
      <Button onPress={ask}>{appWords.tryAgain}</Button>
    </>
  )
}

const BUILT_IN = (styleProperty('animation-name')?.syntax.keywords ?? []).map((id) => ({ id, label: valueLabel(id) }))
const ADDER = { id: NEW, label: words.fresh, icon: <Plus size={14} strokeWidth={1.6} aria-hidden /> }
const toPick = ({ id, name }: TokenRecord) => ({ id, label: name })
