import { describe, expect, test } from 'vitest'
import type { ElementDefinition, Field } from '@heddle/kit'
import { elementDefinitions } from './definitions.gen.ts'

const definition = (type: string): ElementDefinition =>
  elementDefinitions.find((one) => one.type === type) ?? expect.fail(`There is no ${type}`)
const field = (type: string, name: string): Field => definition(type).fields[name] ?? expect.fail(`${type} has no ${name}`)
const names = (record: object = {}): readonly string[] => Object.keys(record)
const choices = (type: string, name: string): readonly string[] => {
  const one = field(type, name)
  if (one.kind === 'choice') return one.options.map(({ value }) => value)
  return one.kind === 'option' ? one.optionsOf({}).map(({ value }) => value) : expect.fail(`${name} is no choice`)
}
const bounds = (type: string, name: string) => {
  const one = field(type, name)
  return one.kind === 'number' ? [one.min, one.max, one.default] : expect.fail(`${name} is no number`)
}

/** What section 3 of the specification lists of elements, under the names that projects keep. */
const LISTED: Readonly<
  Record<
    string,
    readonly [
      id: string,
      fields: string,
      more?: { readonly events?: string; readonly actions?: string; readonly states?: string; readonly slots?: string },
    ]
  >
> = {
  text: ['S3-25', 'text sanitize tag'],
  icon: ['S3-35', 'icon color fontSize'],
  image: ['S3-38 S3-39', 'url objectFit alt loading overlay'],
  flexbox: ['S3-40', '', { slots: 'children' }],
  button: [
    'S3-36 S3-37',
    'buttonType disabled hasLeftIcon hasRightIcon',
    { events: 'focus blur keydown keyup', states: 'focus disabled active' },
  ],
  'form-container': ['S3-41', 'autocomplete'],
  'form-input': [
    'S3-42 S3-54 S3-55',
    `value type readonly required placeholder rows resize min max minDate maxDate step precision timePrecision hideArrows
     displayPassword debounce debounceDelay autocomplete fieldName customValidation validation currencyShowSymbol currencySymbol
     currencySymbolPosition currencyDecimalPlaces currencyThousandsSeparator currencyDecimalSeparator currencySymbolColor
     currencySymbolFontSize currencySymbolPadding placeholderScaling transition`,
    { events: 'change initValueChange onEnterKey focus blur', actions: 'focus', states: 'focus readonly' },
  ],
  'file-drop': ['S3-43', 'multiple required readonly accept acceptCustom', { states: 'drop', slots: 'layout' }],
  'donut-progress': [
    'S3-47',
    'value style offset thickness emptyThickness fillColor emptyColor animationDuration animationDelay',
    { slots: 'container' },
  ],
  'number-display': ['S3-44', 'value locale style currency notation unit fractionDigits minimumIntegerDigits thousandsSeparator'],
  select: [
    'S3-45',
    `options labelField valueField imageField searchable canDeselect closeOnSelect infiniteScroll limitedOptions limit clearIcon
     caretIcon disabled required`,
  ],
  dropdown: [
    'S3-46',
    'triggerType position alignment offsetX offsetY disabled animated dropdownZIndex',
    { slots: 'triggerLayout dropdownLayout' },
  ],
  'svg-map': [
    'S3-52',
    `svgContent nonInteractiveIds regionColors hoverColor hoverOpacity selectedColor tooltip tooltipTemplate tooltipColor
     tooltipBackground transitionDuration transitionEasing`,
    {
      events: 'regionClick regionHover regionHoverEnd selectionChange deselect mapReady',
      actions: 'select-region clear-selection highlight-regions get-selected-region get-all-region-ids',
    },
  ],
  chart: [
    'S3-48',
    `dataType labels datasets options data dataXField dataYField aggregate groupBy isLegend legendPosition legendAlignement
     legendSize legendColor`,
  ],
  'date-picker': [
    'S3-49',
    `selectionMode dateMode initValueSingle initValueRangeStart initValueRangeEnd initValueMulti multiDatesLimit rangeMode
     autoRange minRange maxRange enablePartialRange noDisabledRange timezone use24 enableSeconds startDate minDate maxDate
     allowedDates disabledDates disabledWeekDays weekStart weekNumbers hideOffsetDates disableMonthYearSelect autoApply
     closeOnAutoApply enableFlow flow lang format customFormat readonly required enableMultiCalendars multiCalendars`,
    { events: 'change initValueChange onFlowStep', actions: 'clear open close', states: 'readonly' },
  ],
}

const words = (text = ''): readonly string[] => text.split(/\s+/).filter(Boolean)

describe('what section 3 of the specification lists of elements is there', () => {
  test.each(Object.entries(LISTED))('%s', (type, [id, fields, { events, actions, states, slots } = {}]) => {
    const { fields: own, events: heard, actions: done, states: known = [], slots: filled } = definition(type)
    expect(names(own), id).toEqual(expect.arrayContaining([...words(fields)]))
    expect(names(heard), id).toEqual(expect.arrayContaining([...words(events)]))
    expect(names(done), id).toEqual(expect.arrayContaining([...words(actions)]))
    expect(known, id).toEqual(expect.arrayContaining([...words(states)]))
    expect(names(filled), id).toEqual(expect.arrayContaining([...words(slots)]))
  })
})

describe('choices are those of the specification, the default first where it names one', () => {
  test.each([
    ['S3-36', 'button', 'buttonType', 'button', 'none button submit reset'],
    ['S3-53', 'form-input', 'type', 'text', 'text textarea email search password number decimal date time tel color currency'],
    ['S5-05', 'form-input', 'precision', '0.1', '0.1 0.01 0.001 0.0001 0.00001 0.000001 0.0000001 0.00000001'],
    ['S3-44', 'number-display', 'style', 'currency', 'decimal currency percent unit'],
    ['S3-44', 'number-display', 'notation', 'standard', 'standard compact scientific engineering'],
    ['S3-47', 'donut-progress', 'style', 'center', 'center out out-over in in-over'],
    ['S9-34', 'form-input', 'timePrecision', '1', '3600 60 1 0.1'],
    ['S3-54', 'form-input', 'currencySymbolPosition', 'prefix', 'prefix suffix'],
    ['S9-15', 'form-input', 'currencyThousandsSeparator', 'comma', 'comma dot space apostrophe none'],
    ['S9-15', 'form-input', 'currencyDecimalSeparator', 'dot', 'dot comma'],
    ['S3-43', 'file-drop', 'accept', 'any', 'any image video audio pdf csv xls doc json custom'],
    ['S3-46', 'dropdown', 'triggerType', 'click', 'click hover right-click'],
    ['S3-46', 'dropdown', 'position', 'bottom', 'top right bottom left'],
    ['S3-46', 'dropdown', 'alignment', 'start', 'start center end'],
    ['S3-49', 'date-picker', 'selectionMode', 'single', 'single range multi'],
    ['S3-49', 'date-picker', 'dateMode', 'datetime', 'datetime date time month year'],
    ['S3-49', 'date-picker', 'rangeMode', 'free', 'free auto minmax'],
    ['S3-49', 'date-picker', 'weekNumbers', 'none', 'none local iso'],
    ['S9-13', 'date-picker', 'weekStart', '1', '1 2 3 4 5 6 0'],
    ['S9-25', 'base-popup', 'animationEasing', 'linear', 'linear ease ease-in ease-out ease-in-out'],
  ])('%s %s: %s', (_, type, name, usual, all) => {
    expect([field(type, name).default, choices(type, name)]).toEqual([usual, words(all)])
  })

  test('S9-31 S3-49 dates are written in one of six ways or by a pattern, in a zone of the list or the visitor’s', () => {
    expect([field('date-picker', 'format').default, choices('date-picker', 'format')]).toEqual([
      'DD/MM/YYYY',
      ['DD/MM/YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'h:mm A', 'h:mm:ss A', 'MMM D, YYYY h:mm A', 'custom'],
    ])
    const zones = choices('date-picker', 'timezone')
    expect([field('date-picker', 'timezone').default, zones.length, new Set(zones).size]).toEqual(['locale', 25, 25])
    expect(field('date-picker', 'flow').default).toEqual(words('month year calendar time minutes hours seconds'))
  })
})

describe('limits and defaults of sections 5 and 9', () => {
  test.each([
    ['S5-01', 'form-input', 'rows', [1, 25, 4]],
    ['S5-02', 'form-input', 'min', [0, 100, 0]],
    ['S5-03', 'form-input', 'max', [0, 10_000, 10_000]],
    ['S5-04', 'form-input', 'step', [1, 100, 1]],
    ['S5-04', 'form-input', 'decimalStep', [0, 1, 1]],
    ['S5-06 S9-15', 'form-input', 'currencyDecimalPlaces', [0, 10, 2]],
    ['S5-07 S9-08', 'form-input', 'debounceDelay', [1, 5000, 500]],
    ['S5-07 S9-08', 'form-container', 'debounceDelay', [1, 5000, 500]],
    ['S5-08', 'select', 'limit', [10, 50, 20]],
    ['S5-09', 'number-display', 'minimumIntegerDigits', [1, 21, 1]],
    ['S5-10', 'number-display', 'fractionDigits', [0, 20, 2]],
    ['S5-11', 'form-input', 'placeholderScaling', [0, 1, 0.8]],
    ['S5-12', 'date-picker', 'multiCalendars', [2, 4, 2]],
    ['S9-09', 'form-input', 'transition', [0, 2000, 400]],
    ['S9-11', 'dropdown', 'dropdownZIndex', [0, 100, 0]],
    ['S9-27', 'donut-progress', 'animationDuration', [1, 999, 400]],
    ['S9-27', 'donut-progress', 'animationDelay', [1, 999, 1]],
    ['S9-12', 'svg-map', 'transitionDuration', [0, 2000, 200]],
    ['S9-30', 'svg-map', 'hoverOpacity', [0, 1, 0.8]],
    ['S9-29', 'select', 'listHeight', [40, 500, 240]],
  ])('%s %s: %s', (_, type, name, wanted) => expect(bounds(type, name)).toEqual(wanted))

  test.each([
    ['S5-14', 'form-input', 'required', true],
    ['S5-14', 'select', 'required', false],
    ['S3-45', 'select', 'disabled', false],
    ['S3-45', 'select', 'closeOnSelect', true],
    ['S3-45', 'select', 'limitedOptions', false],
    ['S3-45', 'select', 'infiniteScroll', false],
    ['S3-45', 'select', 'clearIcon', false],
    ['S3-45', 'select', 'caretIcon', true],
    ['S3-43', 'file-drop', 'multiple', false],
    ['S3-43', 'file-drop', 'readonly', false],
    ['S3-46', 'dropdown', 'disabled', false],
    ['S3-46', 'dropdown', 'animated', false],
    ['S9-15', 'form-input', 'currencySymbol', '$'],
    ['S3-54', 'form-input', 'currencyShowSymbol', true],
    ['S3-54', 'form-input', 'currencySymbolColor', '#666666'],
    ['S3-54', 'form-input', 'currencySymbolFontSize', '1em'],
    ['S3-54', 'form-input', 'currencySymbolPadding', '4px'],
    ['S3-49', 'date-picker', 'enableSeconds', false],
    ['S3-49', 'date-picker', 'enablePartialRange', true],
    ['S3-49', 'date-picker', 'noDisabledRange', false],
    ['S3-49', 'date-picker', 'autoRange', 1],
    ['S9-32', 'date-picker', 'minRange', 2],
    ['S9-32', 'date-picker', 'maxRange', 7],
    ['S9-33', 'date-picker', 'multiDatesLimit', 0],
    ['S3-49', 'date-picker', 'autoApply', false],
    ['S3-49', 'date-picker', 'closeOnAutoApply', true],
    ['S3-49', 'date-picker', 'required', false],
  ])('%s %s: %s', (_, type, name, usual) => expect(field(type, name).default).toEqual(usual))

  test.each(['offsetX', 'offsetY'])('S9-28 a dropdown is moved by %s at most 1000 pixels or all of its size', (name) => {
    const { check } = field('dropdown', name)
    expect(['1000px', '-1000px', '100%'].map(check)).toEqual([undefined, undefined, undefined])
    expect(['1001px', '101%'].map(check)).not.toContain(undefined)
  })
})

/** What the elements reference proposes beside the specification and is built under these names; what is not: decision 0108. */
const PROPOSED: Readonly<
  Record<string, { readonly fields?: string; readonly events?: string; readonly actions?: string; readonly states?: string }>
> = {
  button: { fields: 'form loading', actions: 'focus click' },
  'form-container': {
    fields: 'validation debounceDelay novalidate focusFirstInvalid scrollToFirstInvalid manualState keepsGone',
    events: 'submit submit-validation-error',
    actions: 'set-form-state submit-form reset-form validate-form set-field-value set-field-error',
  },
  'form-input': {
    fields: `disabled autocompleteToken minLength maxLength pattern inputMode spellcheck autofocus grows maxRows revealButton
     allowNegative currencyMin currencyMax placeholderColor advancedPlaceholder animationTrigger placeholderPosition
     positioningAdjustment timingFunction ignoresHidden`,
    events: 'clear paste',
    actions: 'select-text blur clear',
    states: 'filled invalid disabled',
  },
  'file-drop': {
    fields: `maxFileSize minFileSize maxTotalSize maxFiles hint label showFiles preview reorder icon iconPosition iconSize
     iconColor rowColor nameColor detailColor progressColor removeColor`,
    events: 'invalidFile',
    actions: 'open clear remove-file',
    states: 'readonly filled uploading focus',
  },
  select: {
    fields: `disabledField groupField multiple searchBy allowCreation loading readonly placeholder searchPlaceholder noOptionsText
     noResultsText layoutType maxChoices chosenAs countText hideSelected listBorder listBorderWidth listRadius listBackground
     optionHover optionSelected optionSelectedHover tagBackground tagColor`,
    events: 'open close search endReached create clear',
    actions: 'open close toggle set-value reset-value remove-value reset-search focus',
    states: 'open focus disabled invalid readonly',
  },
  checkbox: {
    fields: 'indeterminate boxSize boxColor',
    actions: 'toggle set-value',
    states: 'indeterminate focus invalid checked',
  },
  'checkbox-group': { fields: 'min max selectAll direction boxSize boxColor', actions: 'select-all clear', states: 'focus' },
  'radio-group': { fields: 'direction boxSize boxColor', states: 'focus readonly' },
  toggle: { fields: 'selectorSize trackOff trackOn thumbOff thumbOn', states: 'checked focus readonly' },
  slider: {
    fields: 'orientation marks format tooltip trackColor activeColor thumbColor thumbBorder tooltipColor tooltipText',
    events: 'input changeEnd',
  },
  'double-slider': { fields: 'minDistance', events: 'input changeEnd' },
  rating: { fields: 'max half clearable icon labels', events: 'hover' },
  'date-picker': {
    fields: `multiCalendarsSolo preventMinMaxNavigation ignoreTimeValidation enableCalendarOnly fit orientation typing presets
     panelFont panelFontSize timeFontSize previewFontSize panelRadius cellRadius cellSize cellPadding panelWidth primaryColor
     primaryText mutedColor panelColor panelText hoverColor hoverText iconColor iconHover disabledColor fieldBorder panelBorder
     fieldBorderHover scrollColor scrollTrack selectColor selectDisabled dangerColor highlightColor`,
    events: 'open close monthChange',
    actions: 'set-value reset-value go-to-month',
    states: 'open focus invalid disabled readonly',
  },
  dropdown: {
    fields: 'closeOnSelect matchTriggerWidth flips maxHeight hoverOpenDelay hoverCloseDelay openOnFocus menu',
    events: 'open close change',
    actions: 'open close toggle',
    states: 'open',
  },
  tooltip: { fields: 'position alignment openDelay closeDelay maxWidth arrow' },
  label: { fields: 'text for showsRequired' },
  'error-text': { fields: 'fieldName required type min max step pattern custom' },
  'one-time-code': {
    fields: 'format kind autofocus autoSubmit cellSize gap placeholder masked',
    events: 'complete error paste',
    actions: 'focus clear set-value',
    states: 'focus readonly disabled invalid complete',
  },
  'masked-input': { fields: 'mask', events: 'characterAccept characterReject maskComplete paste' },
  phone: { fields: 'defaultCountry countries', events: 'paste' },
  'color-picker': { fields: 'format alpha swatches eyedropper' },
}

describe('what the elements reference proposes of the controls is there', () => {
  test.each(Object.entries(PROPOSED))('%s', (type, { fields, events, actions, states }) => {
    const { fields: own, events: heard, actions: done, states: known } = definition(type)
    expect(names(own)).toEqual(expect.arrayContaining([...words(fields)]))
    expect(names(heard)).toEqual(expect.arrayContaining([...words(events)]))
    expect(names(done)).toEqual(expect.arrayContaining([...words(actions)]))
    expect(known).toEqual(expect.arrayContaining([...words(states)]))
  })

  test.each([
    ['select', 'noOptionsText', 'No options'],
    ['dropdown', 'openOnFocus', false],
    ['tooltip', 'openDelay', 300],
    ['tooltip', 'closeDelay', 100],
    ['tooltip', 'maxWidth', '240px'],
    ['dropdown', 'hoverOpenDelay', 0],
    ['dropdown', 'hoverCloseDelay', 200],
    ['file-drop', 'maxFileSize', 10],
    ['file-drop', 'maxTotalSize', 50],
    ['file-drop', 'maxFiles', 10],
    ['rating', 'max', 5],
    ['toggle', 'selectorSize', 100],
    ['slider', 'debounce', true],
    ['radio-group', 'required', false],
    ['checkbox', 'required', false],
    ['form-container', 'autocomplete', true],
    ['form-container', 'validation', 'submit'],
    ['one-time-code', 'cellSize', '40px'],
    ['one-time-code', 'gap', '8px'],
    ['one-time-code', 'placeholder', '·'],
  ])('%s begins with %s %j', (type, name, usual) => expect(field(type, name).default).toEqual(usual))

  test('whatever a workflow can fill in asks for what it is filled with', () => {
    const asked = elementDefinitions.flatMap(({ type, actions }) => {
      const set = actions['set-value']
      return set === undefined ? [] : [[type, names(set.parameters).length > 0, 'reset-value' in actions]]
    })
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(([, asks, resets]) => !asks || !resets)).toEqual([])
  })

  test('shortcuts of dates are called in Russian as visitors read them', () => {
    const presets = field('date-picker', 'presets')
    const [preset] = presets.kind === 'list' ? Object.values(presets.item) : []
    expect(JSON.stringify(preset)).toContain('{"value":"last-7-days","label":{"en":"Last 7 days","ru":"Последние 7 дней"}}')
  })
})
