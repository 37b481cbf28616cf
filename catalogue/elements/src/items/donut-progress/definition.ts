import { choice, color, defineElement, length, number, type FieldValues } from '@heddle/kit'
import { PROGRESS_FIELDS, PROGRESS_LOGIC } from '../../lib/progress-fields.ts'
import { ANIMATION } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const
const isApart = ({ style }: FieldValues): boolean => style === 'in' || style === 'out'

/** A ring that fills (specification section 3, donut progress). */
export const donutProgressDefinition = defineElement({
  type: 'donut-progress',
  label: { en: 'Donut progress', ru: 'Кольцо прогресса' },
  icon: 'circle-gauge',
  group: 'data',
  words: ['progress', 'ring', 'circle', 'gauge', 'meter', 'percent', 'donut', 'прогресс', 'круг', 'индикатор', 'шкала'],
  fields: {
    ...PROGRESS_FIELDS,
    style: choice({
      label: { en: 'Rings', ru: 'Кольца' },
      help: { en: 'Where the filled ring lies by the empty one.', ru: 'Где заполненное кольцо относительно пустого.' },
      options: [
        { value: 'center', label: { en: 'On the same line', ru: 'На одной линии' } },
        { value: 'out', label: { en: 'Outside', ru: 'Снаружи' } },
        { value: 'out-over', label: { en: 'Over, at the outer edge', ru: 'Поверх, у внешнего края' } },
        { value: 'in', label: { en: 'Inside', ru: 'Внутри' } },
        { value: 'in-over', label: { en: 'Over, at the inner edge', ru: 'Поверх, у внутреннего края' } },
      ],
      default: 'center',
      panel: 'style',
      bindable: true,
    }),
    offset: length({
      ...inRule,
      label: { en: 'Room between', ru: 'Промежуток' },
      default: '0px',
      property: '--donut-offset',
      when: isApart,
    }),
    thickness: length({ ...inRule, label: { en: 'Thickness', ru: 'Толщина' }, default: '8px', property: '--donut-thickness' }),
    emptyThickness: length({
      ...inRule,
      label: { en: 'Thickness, empty', ru: 'Толщина пустого' },
      default: '8px',
      property: '--donut-empty-thickness',
    }),
    fillColor: color({ ...inRule, label: { en: 'Colour', ru: 'Цвет' }, property: '--donut-fill' }),
    emptyColor: color({ ...inRule, label: { en: 'Colour, empty', ru: 'Цвет пустого' }, property: '--donut-empty' }),
    lineCap: choice({
      label: { en: 'Ends', ru: 'Концы' },
      options: [
        { value: 'round', label: { en: 'Round', ru: 'Круглые' } },
        { value: 'butt', label: { en: 'Straight', ru: 'Прямые' } },
      ],
      default: 'round',
      panel: 'style',
    }),
    direction: choice({
      label: { en: 'Direction', ru: 'Направление' },
      options: [
        { value: 'clockwise', label: { en: 'Clockwise', ru: 'По часовой' } },
        { value: 'counter', label: { en: 'The other way', ru: 'Против часовой' } },
      ],
      default: 'clockwise',
      panel: 'style',
    }),
    startAngle: number({
      ...inRule,
      label: { en: 'Begins at', ru: 'Начало' },
      help: { en: '−90° is the top, 0° the right.', ru: '−90° — сверху, 0° — справа.' },
      min: -360,
      max: 360,
      default: -90,
      unit: '°',
      property: '--donut-start',
    }),
    animationDuration: number({
      ...inRule,
      label: { en: 'Time to fill', ru: 'Время заполнения' },
      ...ANIMATION.duration,
      unit: 'ms',
      property: '--donut-time',
    }),
    animationDelay: number({
      ...inRule,
      label: { en: 'Waits before', ru: 'Ждёт перед этим' },
      ...ANIMATION.delay,
      unit: 'ms',
      property: '--donut-delay',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { container: { label: { en: 'In the middle', ru: 'В середине' } } },
  ...PROGRESS_LOGIC,
  editing: { minSize: 24 },
  baseStyles: { default: { display: 'grid', 'max-width': '100%', 'aspect-ratio': '1', 'min-height': '24px' } },
  preset: { props: { label: 'percent' }, styles: { default: { width: '120px', 'font-weight': '600' } } },
})
