import type { en } from './en.ts'

export type TextKey = keyof typeof en
export type Texts = { readonly [key in TextKey]: string }
