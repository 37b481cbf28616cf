import { boolean, choice, DEBOUNCE_DELAY, defineElement, gap, number, text, value, type NodeTemplate } from '@heddle/kit'

/** A label above its input. */
const labelled = (words: string, props: NodeTemplate['props']): NodeTemplate => ({
  element: 'label',
  props: { text: words },
  slots: { children: [{ element: 'form-input', props: { autocomplete: true, ...props } }] },
})

const submit: NodeTemplate = { element: 'button', props: { text: 'Submit', buttonType: 'submit' } }

const example = { formData: { name: 'Ada' }, fields: { name: { value: 'Ada', isValid: true } }, invalidFields: [] }

/** What people fill in and send together (specification section 3, form container). */
export const formContainerDefinition = defineElement({
  type: 'form-container',
  label: { en: 'Form', ru: 'Форма' },
  icon: 'clipboard-list',
  group: 'forms',
  words: ['form', 'contact form', 'sign up', 'newsletter', 'survey', 'анкета', 'заявка', 'форма'],
  fields: {
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Screen readers list forms that have one.', ru: 'Экранные дикторы перечисляют формы, у которых она есть.' },
      translated: true,
    }),
    validation: choice({
      label: { en: 'Validation', ru: 'Проверка' },
      options: [
        { value: 'submit', label: { en: 'On submit', ru: 'При отправке' } },
        { value: 'change', label: { en: 'On change', ru: 'При изменении' } },
      ],
      default: 'submit',
      bindable: true,
    }),
    debounceDelay: number({
      label: { en: 'Validation delay', ru: 'Задержка проверки' },
      ...DEBOUNCE_DELAY,
      unit: 'ms',
      bindable: true,
      when: (values) => values['validation'] !== 'submit',
    }),
    autocomplete: boolean({ label: { en: 'Autocomplete', ru: 'Автозаполнение' }, default: true }),
    novalidate: boolean({
      label: { en: 'No bubbles of the browser', ru: 'Без подсказок браузера' },
      help: {
        en: 'Errors are said by error texts; where there are none, the browser says them all the same.',
        ru: 'Об ошибках говорят тексты ошибок; где их нет, браузер всё равно скажет сам.',
      },
      default: true,
    }),
    focusFirstInvalid: boolean({
      label: { en: 'Focus the first wrong field', ru: 'Фокус на первое неверное поле' },
      default: true,
    }),
    scrollToFirstInvalid: boolean({
      label: { en: 'Scroll to the first wrong field', ru: 'Прокрутка к первому неверному полю' },
      default: true,
    }),
    manualState: boolean({
      label: { en: 'State set by workflows', ru: 'Состояние задают сценарии' },
      help: {
        en: 'Off: it is submitting while its workflow runs, and submitted when that ended well.',
        ru: 'Выключено: отправляется, пока идёт сценарий, и отправлена, когда он закончился без ошибки.',
      },
    }),
    keepsGone: boolean({
      bindable: true,
      label: { en: 'Keep what is gone', ru: 'Хранить ушедшее' },
      help: {
        en: 'What was filled in stays in the data when a step is drawn no more, and stands there again when it comes back. Nobody checks it then: let each step do that.',
        ru: 'Заполненное остаётся в данных, когда шаг больше не показан, и возвращается вместе с ним. Проверки его уже не касаются: пусть каждый шаг проверяет себя.',
      },
    }),
    address: text({
      label: { en: 'Send to', ru: 'Куда отправлять' },
      help: {
        en: 'Address of a service that takes the form. The visitor’s browser sends it by itself, without a script.',
        ru: 'Адрес службы, которая принимает форму. Браузер отправит её сам, без скрипта.',
      },
      maxLength: 2000,
      placeholder: 'https://',
    }),
    method: choice({
      label: { en: 'Method', ru: 'Метод' },
      options: [
        { value: 'post', label: { en: 'POST', ru: 'POST' } },
        { value: 'get', label: { en: 'GET: in the address', ru: 'GET: в адресе' } },
      ],
      default: 'post',
      when: (values) => values['address'] !== '',
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: {
    formContent: {
      label: { en: 'Content', ru: 'Содержимое' },
      isTogether: true,
      local: {
        data: {
          form: {
            formData: { label: { en: 'Data', ru: 'Данные' }, example: example.formData },
            fields: { label: { en: 'Fields', ru: 'Поля' }, example: example.fields },
            isSubmitting: { label: { en: 'Is submitting', ru: 'Отправляется' }, example: false },
            isSubmitted: { label: { en: 'Is submitted', ru: 'Отправлена' }, example: false },
            isValid: { label: { en: 'Is valid', ru: 'Верна' }, example: true },
          },
        },
        methods: {
          form: {
            submit: { label: { en: 'Submit', ru: 'Отправить' } },
            reset: { label: { en: 'Reset', ru: 'Сбросить' } },
            validate: { label: { en: 'Validate', ru: 'Проверить' } },
            setValue: { label: { en: 'Set a field’s value', ru: 'Задать значение поля' } },
            setError: { label: { en: 'Set a field’s error', ru: 'Отметить поле ошибкой' } },
            setState: { label: { en: 'Set the state', ru: 'Задать состояние' } },
          },
        },
      },
    },
  },
  editing: { minSize: 48 },
  alone: () => true,
  form: { slot: 'formContent', submit, sent: 'submit' },
  isApart: true,
  sendsTo: 'address',
  exposes: { form: { label: { en: 'Form', ru: 'Форма' }, type: 'object', readonly: true } },
  events: {
    submit: { label: { en: 'Submit', ru: 'Отправка' }, example },
    'submit-validation-error': {
      label: { en: 'Submit with errors', ru: 'Отправка с ошибками' },
      example: {
        formData: { name: '' },
        fields: { name: { value: '', isValid: false } },
        invalidFields: [{ name: 'name', value: '', message: 'Fill this in.' }],
      },
    },
  },
  actions: {
    'set-form-state': {
      label: { en: 'Set form state', ru: 'Задать состояние формы' },
      parameters: {
        isSubmitting: boolean({ label: { en: 'Is submitting', ru: 'Отправляется' }, bindable: true }),
        isSubmitted: boolean({ label: { en: 'Is submitted', ru: 'Отправлена' }, bindable: true }),
      },
    },
    'submit-form': { label: { en: 'Submit form', ru: 'Отправить форму' } },
    'reset-form': {
      label: { en: 'Reset form', ru: 'Сбросить форму' },
      parameters: {
        initialValues: value({ label: { en: 'Initial values', ru: 'Начальные значения' }, shape: 'object', default: {} }),
      },
    },
    'validate-form': { label: { en: 'Validate form', ru: 'Проверить форму' }, result: 'boolean' },
    'set-field-value': {
      label: { en: 'Set field value', ru: 'Задать значение поля' },
      parameters: {
        name: text({ label: { en: 'Field name', ru: 'Имя поля' } }),
        value: value({ label: { en: 'Value', ru: 'Значение' }, default: '' }),
      },
    },
    'set-field-error': {
      label: { en: 'Set field error', ru: 'Отметить поле ошибкой' },
      parameters: {
        name: text({ label: { en: 'Field name', ru: 'Имя поля' } }),
        message: text({ label: { en: 'Message', ru: 'Сообщение' } }),
      },
    },
  },
  speaks: true,
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column' } },
  preset: {
    styles: { default: gap('16px') },
    slots: {
      formContent: [
        labelled('Name', { fieldName: 'name', autocompleteToken: 'name' }),
        labelled('E-mail', { type: 'email', fieldName: 'email', autocompleteToken: 'email' }),
        submit,
      ],
    },
  },
})
