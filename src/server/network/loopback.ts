import ipaddr from 'ipaddr.js'

const loopbackNames = /^(?:(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?|::1)$/i

export const isLoopbackHost = (host: string): boolean => loopbackNames.test(host)

export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
