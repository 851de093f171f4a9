import { ServiceProcess, type ServiceOptions } from './service-process.js';
import { SERVICES, type ServiceName } from '../topology.js';

export type Services = Record<ServiceName, ServiceProcess>;

/**
 * Starts the services concurrently and waits until each is ready. If one fails, all are stopped.
 * @throws Error with the end of that service's log
 */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const services = Object.fromEntries(
    SERVICES.map((name) => [name, new ServiceProcess(name, options)]),
  ) as Services;
  try {
    await Promise.all(SERVICES.map((name) => startOne(services[name], options)));
    for (const name of SERVICES) services[name].isWatched = true;
    return services;
  } catch (error) {
    await stopServices(services);
    throw error;
  }
}

export async function stopServices(services: Services): Promise<void> {
  await Promise.all(SERVICES.map((name) => services[name].stop()));
}

async function startOne(service: ServiceProcess, { report }: ServiceOptions): Promise<void> {
  await service.start();
  await service.ready();
  report(`${service.name} is ready at ${service.url}`);
}
