import { useState } from 'react'
import { checkStyleValue } from '@heddle/style'
import { Choice } from '../../../controls/choice.tsx'
import { NumberField } from '../../../controls/number-field.tsx'
import { words as controlsWords } from '../../../controls/words.ts'
import { MOST_TRACKS, printTracks, readTracks, TRACKS_MODES, tracksIn, type Tracks, type TracksMode } from './grid-tracks.ts'
import { labelOf } from '../row-order.ts'
import { StyleRow } from '../style-row.tsx'
import styles from './grid.module.css'
import { useStyleModel } from '../use-style.ts'
import { words } from './words.ts'
import { TextField } from '../../../ui/text-field.tsx'

const PROPERTY = 'grid-template-columns'
const LABEL = labelOf(PROPERTY)
const LEAST_UNITS = ['px', 'rem', 'em', 'ch'] as const
const texts = words.tracks

/** Columns of a grid: so many alike, as many as have room, or as CSS writes them. */
export function TracksRow() {
  const model = useStyleModel()
  const set = (tracks: Tracks) => model.set({ [PROPERTY]: printTracks(tracks) || null })
  return (
    <StyleRow label={LABEL} properties={[PROPERTY]} isTall>
      {({ value, isMixed }) => {
        const text = typeof value === 'string' && value !== 'none' ? value : ''
        const tracks = readTracks(text)
        return (
          <div className={styles.tracks}>
            <Choice
              label={texts.mode}
              value={isMixed ? undefined : tracks.mode}
              placeholder={controlsWords.mixed}
              options={TRACKS_MODES.map((mode) => ({ id: mode, label: texts.modes[mode] }))}
              onPick={(mode) => set(tracksIn(mode as TracksMode, tracks))}
            />
            {!isMixed && <TracksValue tracks={tracks} onSet={set} />}
          </div>
        )
      }}
    </StyleRow>
  )
}

function TracksValue({ tracks, onSet }: { readonly tracks: Tracks; readonly onSet: (tracks: Tracks) => void }) {
  if (tracks.mode === 'count')
    return (
      <NumberField
        label={texts.count}
        value={String(tracks.count)}
        defaultUnit=""
        units={[]}
        check={(text) => (/^\d+$/.test(text) && +text >= 1 && +text <= MOST_TRACKS ? undefined : texts.badCount(MOST_TRACKS))}
        onCommit={(text) => text !== null && onSet({ mode: 'count', count: Number(text) })}
      />
    )
  if (tracks.mode === 'template') return <TemplateField text={tracks.text} onSet={(text) => onSet({ mode: 'template', text })} />
  return (
    <NumberField
      label={texts.least}
      value={tracks.least}
      units={LEAST_UNITS}
      check={(text) => checkStyleValue('min-width', text)}
      onCommit={(least) => least !== null && onSet({ ...tracks, least })}
    />
  )
}

function TemplateField({ text, onSet }: { readonly text: string; readonly onSet: (text: string) => void }) {
  const [wrong, setWrong] = useState<string>()
  const commit = (typed: string) => {
    const value = typed.trim()
    const message = value === '' ? undefined : checkStyleValue(PROPERTY, value)
    setWrong(message)
    if (message === undefined) onSet(value)
  }
  return (
    <TextField
      label={texts.template}
      isLabelHidden
      value={text}
      placeholder="1fr 2fr"
      error={wrong}
      onChange={() => setWrong(undefined)}
      onCommit={commit}
    />
  )
}
