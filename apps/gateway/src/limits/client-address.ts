export { addressKey } from '#platform';
