import { useState } from 'react'
import { checkFontPart, checkLetterSpacing, printFont, readFont, type Font } from '@heddle/style'
import { Choice } from '../../controls/choice.tsx'
import { NumberField } from '../../controls/number-field.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FieldRow } from './field-row.tsx'
import type { TokenEdit } from './token-edit.ts'
import { words } from './words.ts'
import styles from './design-panel.module.css'

const SIZES = ['px', 'rem', 'em', '%', 'vw'] as const
const LINES = ['px', 'em', '%'] as const
const SPACINGS = ['em', 'px', 'rem'] as const
const NORMAL = ['normal'] as const
const fontWords = controlsWords.font
const WEIGHTS = Object.entries(controlsWords.weights).map(([id, label]) => ({ id, label }))
const WEIGHT_WORDS: Readonly<Record<string, string>> = { normal: '400', bold: '700' }

/** Family, weight, size, line height and letter spacing. A shorthand that cannot be taken apart is edited as it is written. */
export function TypographyFields({ edit: { token, set } }: { readonly edit: TokenEdit }) {
  const [wrong, setWrong] = useState<{ readonly family?: string; readonly whole?: string }>({})
  const texts = words.typography
  const font = readFont(token.value)
  const setPart = (part: keyof Font, text: string) => (font ? set({ value: printFont({ ...font, [part]: text }) }) : '')
  const setFamily = (text: string) => {
    const family = text.trim()
    setWrong({ family: checkFontPart('family', family) ?? setPart('family', family) })
  }
  return (
    <>
      <p aria-hidden className={styles.typeSample} style={{ font: token.value, letterSpacing: token.letterSpacing }}>
        {texts.sample}
      </p>
      {font ? (
        <>
          <FieldRow label={texts.family}>
            <TextField
              label={texts.family}
              isLabelHidden
              value={font.family}
              error={wrong.family}
              onChange={() => setWrong({})}
              onCommit={setFamily}
            />
          </FieldRow>
          <FieldRow label={texts.weight}>
            <Choice
              label={texts.weight}
              value={WEIGHT_WORDS[font.weight] ?? font.weight}
              options={WEIGHTS}
              onPick={(weight) => setPart('weight', weight)}
            />
          </FieldRow>
          <FieldRow label={texts.size}>
            <NumberField
              label={texts.size}
              value={font.size}
              units={SIZES}
              check={(text) => checkFontPart('size', text)}
              onCommit={(size) => size !== null && setPart('size', size)}
            />
          </FieldRow>
          <FieldRow label={fontWords.lineHeight}>
            <NumberField
              label={fontWords.lineHeight}
              value={font.lineHeight}
              defaultUnit=""
              units={LINES}
              keywords={NORMAL}
              step={0.1}
              check={(text) => checkFontPart('lineHeight', text)}
              onCommit={(line) => setPart('lineHeight', line ?? 'normal')}
            />
          </FieldRow>
        </>
      ) : (
        <TextField
          label={words.value}
          value={token.value}
          error={wrong.whole}
          isMono
          onChange={() => setWrong({})}
          onCommit={(text) => setWrong({ whole: set({ value: text.trim() }) })}
        />
      )}
      <FieldRow label={fontWords.letterSpacing}>
        <NumberField
          label={fontWords.letterSpacing}
          value={token.letterSpacing}
          placeholder={texts.notSaid}
          defaultUnit="em"
          units={SPACINGS}
          keywords={NORMAL}
          step={0.01}
          check={checkLetterSpacing}
          onCommit={(letterSpacing) => set({ letterSpacing })}
        />
      </FieldRow>
    </>
  )
}
