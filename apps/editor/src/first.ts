import { begin } from '@heddle/editor/begin'

begin(location)
