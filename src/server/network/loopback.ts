import ipaddr from 'ipaddr.js'

const loopbackNames = /^(?:(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?|::1)$/i

/** Whether a host, with or without its port, is loopback: this machine, which no public site has as its address. */
export const isLoopbackHost = (host: string): boolean => loopbackNames.test(host)

/** Whether an address of the network is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
