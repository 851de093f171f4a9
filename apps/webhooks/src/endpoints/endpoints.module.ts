import { Module } from '@nestjs/common';
import { SecretsModule } from '../secrets/secrets.module.js';
import { ChangeEndpoint } from './change-endpoint.js';
import { CreateEndpoint } from './create-endpoint.js';
import { DeleteEndpoint } from './delete-endpoint.js';
import { DisableOnRequest } from './disable-on-request.js';
import { EndpointChecks } from './endpoint-checks.js';
import { endpointController } from './api/endpoint.controller.js';
import { EndpointsController } from './api/endpoints.controller.js';
import { EventTypesController } from './api/event-types.controller.js';
import { ListEndpoints } from './list-endpoints.js';
import { OperatorEndpointsController } from './api/operator-endpoints.controller.js';
import { MERCHANT_ROUTES, OPERATOR_ROUTES } from './api/routes.js';
import { ResealSecrets } from './reseal-secrets.js';
import { RotateEndpointSecret } from './rotate-endpoint-secret.js';
import { SummarizeEndpoints } from './summarize-endpoints.js';

/** The endpoints where merchants receive their events, and the secrets with which they verify the sender. */
@Module({
  imports: [SecretsModule],
  controllers: [
    EndpointsController,
    endpointController(MERCHANT_ROUTES),
    OperatorEndpointsController,
    endpointController(OPERATOR_ROUTES),
    EventTypesController,
  ],
  providers: [
    ChangeEndpoint,
    CreateEndpoint,
    DeleteEndpoint,
    DisableOnRequest,
    EndpointChecks,
    ListEndpoints,
    ResealSecrets,
    RotateEndpointSecret,
    SummarizeEndpoints,
  ],
})
export class EndpointsModule {}
