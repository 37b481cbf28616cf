import { choice, length, type LengthField } from './fields/kinds.gen.ts'
import type { LocalizedText } from './fields/types.ts'
import { MESSAGES } from './messages.ts'
import { isOffset, OFFSET_LIMITS } from './offsets.ts'

function offset(label: LocalizedText): LengthField {
  return {
    ...length({
      label,
      help: {
        en: 'A length, as in 8px; percentages are of the size of what it stands beside.',
        ru: 'Длина, например 8px; проценты — от размера того, рядом с чем стоит.',
      },
      default: '0px',
      bindable: true,
    }),
    check: (value) => (isOffset(value) ? undefined : MESSAGES.mustBeOffset(OFFSET_LIMITS.pixels, OFFSET_LIMITS.percent)),
  }
}

/** What every element with a floating part declares of its place (elements reference 1.12 and 22): its definition spreads it. */
export const FLOATING = {
  position: choice({
    label: { en: 'Position', ru: 'Сторона' },
    options: [
      { value: 'top', label: { en: 'Top', ru: 'Сверху' } },
      { value: 'right', label: { en: 'Right', ru: 'Справа' } },
      { value: 'bottom', label: { en: 'Bottom', ru: 'Снизу' } },
      { value: 'left', label: { en: 'Left', ru: 'Слева' } },
    ],
    default: 'bottom',
    bindable: true,
  }),
  alignment: choice({
    label: { en: 'Alignment', ru: 'Выравнивание' },
    options: [
      { value: 'start', label: { en: 'Start', ru: 'По началу' } },
      { value: 'center', label: { en: 'Center', ru: 'По центру' } },
      { value: 'end', label: { en: 'End', ru: 'По концу' } },
    ],
    default: 'start',
    bindable: true,
  }),
  offsetX: offset({ en: 'Offset across', ru: 'Сдвиг по горизонтали' }),
  offsetY: offset({ en: 'Offset down', ru: 'Сдвиг по вертикали' }),
} as const
