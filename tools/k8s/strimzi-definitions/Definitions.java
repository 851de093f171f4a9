import io.fabric8.crdv2.generator.CRDGenerator;
import io.fabric8.kubernetes.client.utils.Serialization;
import io.strimzi.api.kafka.model.kafka.Kafka;
import io.strimzi.api.kafka.model.nodepool.KafkaNodePool;
import io.strimzi.api.kafka.model.topic.KafkaTopic;
import io.strimzi.api.kafka.model.user.KafkaUser;
import java.io.File;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the custom resource definitions of the Strimzi kinds in k8s/ into a folder, for .ci/check-k8s. Strimzi's own
 * generator is not published: fields and types are Strimzi's, but rules that only its own annotations have are missing.
 */
public class Definitions {
  public static void main(String[] args) throws Exception {
    File folder = new File(args[0]);
    folder.mkdirs();
    new CRDGenerator()
        .customResourceClasses(Kafka.class, KafkaNodePool.class, KafkaTopic.class, KafkaUser.class)
        .withParallelGenerationEnabled(false)
        .inOutputDir(folder)
        .generate();
    for (File file : folder.listFiles((parent, name) -> name.endsWith(".yml"))) {
      Map<String, Object> definition = Serialization.unmarshal(Files.readString(file.toPath()), Map.class);
      openMaps(definition);
      nameVersion(definition);
      Files.writeString(file.toPath(), Serialization.asYaml(definition));
    }
  }

  /** The classes name different versions; the manifests use v1. */
  @SuppressWarnings("unchecked")
  private static void nameVersion(Map<String, Object> definition) {
    Map<String, Object> spec = (Map<String, Object>) definition.get("spec");
    Map<String, Object> version = new HashMap<>(((List<Map<String, Object>>) spec.get("versions")).get(0));
    version.putAll(Map.of("name", "v1", "served", true, "storage", true));
    spec.put("versions", List.of(version));
  }

  /** The generator gives a map to any value objects without fields as values; such a map may hold anything. */
  @SuppressWarnings("unchecked")
  private static void openMaps(Object node) {
    if (node instanceof List<?> list) list.forEach(Definitions::openMaps);
    if (!(node instanceof Map<?, ?>)) return;
    Map<String, Object> schema = (Map<String, Object>) node;
    schema.values().forEach(Definitions::openMaps);
    if (Map.of("type", "object").equals(schema.get("additionalProperties"))) {
      schema.remove("additionalProperties");
      schema.put("x-kubernetes-preserve-unknown-fields", true);
    }
  }
}
