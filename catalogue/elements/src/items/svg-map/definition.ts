import { defineElement, list, number, text } from '@heddle/kit'
import { originsOf } from '../../lib/origins.ts'
import { MAP_FIELDS } from '../../lib/map-fields.ts'
import { isLong } from '../../lib/map/limits.ts'

const REGION = { regionId: 'north', title: 'North', data: { id: 'north', sales: 12 } }

/** A drawing whose parts can be pointed at and chosen (specification section 3, interactive map). */
export const svgMapDefinition = defineElement({
  type: 'svg-map',
  label: { en: 'Interactive map', ru: 'Интерактивная карта' },
  icon: 'map',
  group: 'data',
  words: ['svg map', 'regions', 'countries', 'floor plan', 'seating plan', 'choropleth', 'карта', 'области', 'регионы', 'план'],
  fields: MAP_FIELDS,
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  body: (props) => (isLong(props) ? 'long' : undefined),
  reaches: ({ svgFile }) => originsOf(svgFile),
  editing: { minSize: 24 },
  exposes: {
    selectedRegion: {
      label: { en: 'Selected region', ru: 'Выбранная область' },
      type: ({ selectionMode }) => (selectionMode === 'multiple' ? 'array' : 'string'),
      field: 'initialSelection',
      readonly: true,
    },
    hoveredRegion: { label: { en: 'Region under the pointer', ru: 'Область под указателем' }, type: 'string', readonly: true },
  },
  events: {
    regionClick: {
      label: { en: 'Click on a region', ru: 'Нажатие на область' },
      example: { ...REGION, domEvent: { type: 'click', clientX: 120, clientY: 80 } },
    },
    regionHover: {
      label: { en: 'Pointer on a region', ru: 'Указатель на области' },
      example: { ...REGION, domEvent: { type: 'pointerover', clientX: 120, clientY: 80 } },
    },
    regionHoverEnd: {
      label: { en: 'Pointer left a region', ru: 'Указатель покинул область' },
      example: { ...REGION, domEvent: { type: 'pointerout', clientX: 120, clientY: 80 } },
    },
    selectionChange: {
      label: { en: 'Selection change', ru: 'Изменение выбора' },
      example: { selected: ['north'], previous: [] },
    },
    deselect: { label: { en: 'Deselected', ru: 'Выбор снят' }, example: { regionId: 'north' } },
    mapReady: { label: { en: 'Map is ready', ru: 'Карта готова' }, example: { regionIds: ['north', 'south'] } },
  },
  actions: {
    'select-region': {
      label: { en: 'Select region', ru: 'Выбрать область' },
      parameters: { regionId: text({ label: { en: 'Region', ru: 'Область' }, maxLength: 500 }) },
    },
    'clear-selection': { label: { en: 'Clear selection', ru: 'Снять выбор' } },
    'highlight-regions': {
      label: { en: 'Highlight regions', ru: 'Подсветить области' },
      parameters: {
        regionIds: list({
          label: { en: 'Regions', ru: 'Области' },
          item: text({ label: { en: 'Region', ru: 'Область' }, maxLength: 500 }),
        }),
        color: text({ label: { en: 'Colour', ru: 'Цвет' }, maxLength: 500 }),
        duration: number({
          label: { en: 'For how long (0: until the next)', ru: 'Как долго (0: до следующей)' },
          min: 0,
          max: 600_000,
          default: 0,
          unit: 'ms',
          bindable: true,
        }),
      },
    },
    'get-selected-region': { label: { en: 'Get selected region', ru: 'Получить выбранную область' }, result: 'object' },
    'get-all-region-ids': { label: { en: 'Get all region ids', ru: 'Получить все id областей' }, result: 'array' },
  },
  baseStyles: { default: { display: 'block', 'min-width': '0' } },
  preset: { styles: { default: { width: '100%', height: '400px' } } },
})
