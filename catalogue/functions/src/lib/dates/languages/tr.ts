import tr from 'dayjs/locale/tr.js'
import { addLocales } from '../locales.ts'

addLocales([tr])
