import { en } from './en';
export const hu = en;
